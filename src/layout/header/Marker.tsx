import { spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef } from 'react';
import { LAYOUT_SECONDS, SPRING } from '../../constants.ts';
import { canAnimate } from '../../ui/on-first-intersect.ts';

/** Where the marker was when it left a link, until it appears under the next. */
let left: DOMRect | undefined;

/** The line under the link of the page that is shown. It slides there from the link before, from mid-way too. */
export function Marker() {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (left && canAnimate()) slide(element, left);
    left = undefined;
    // React removes the element after this, so it still stands, or moves, where the visitor sees it.
    return () => {
      left = element.getBoundingClientRect();
    };
  }, []);
  return <span ref={ref} className="navigation-marker" aria-hidden="true" />;
}

/** Begins where it was and as wide as it was: the place springs, the width eases. */
function slide(element: HTMLElement, from: DOMRect): void {
  // In the closed menu of a narrow screen it has no size, and nobody would see it move.
  if (from.width === 0) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const translate = [`${from.left - to.left}px ${from.top - to.top}px`, '0px 0px'];
  animate(element, { translate }, { type: spring, ...SPRING });
  const scale = [`${from.width / to.width} 1`, '1 1'];
  animate(element, { scale }, { duration: LAYOUT_SECONDS, ease: 'easeOut' });
}
