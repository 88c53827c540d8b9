import { spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef } from 'react';
import { canAnimate } from '../../ui/can-animate.ts';

/** Duration of layout animations, in seconds (section 9). */
const LAYOUT_SECONDS = 0.45;

/** Spring of entrances and of the sliding marker (section 9). */
export const SPRING = { stiffness: 500, damping: 25 } as const;

/** Position of the marker that was last removed, until the next one appears. */
let left: DOMRect | undefined;

/** The line under the link of the current page. It slides there from the previous link, even from halfway. */
export function Marker() {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (left && canAnimate()) slide(element, left);
    left = undefined;
    // React removes the element after this, so its position, even in an animation, can still be measured.
    return () => {
      left = element.getBoundingClientRect();
    };
  }, []);
  return <span ref={ref} className="navigation-marker" aria-hidden="true" />;
}

/** Animates from the previous position and width: a spring for the position, easing for the width. */
function slide(element: HTMLElement, from: DOMRect): void {
  // In the closed menu of a narrow screen it has no size.
  if (from.width === 0) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  animate(
    element,
    { translate: [`${from.left - to.left}px ${from.top - to.top}px`, '0px 0px'] },
    { type: spring, ...SPRING },
  );
  animate(
    element,
    { scale: [`${from.width / to.width} 1`, '1 1'] },
    { duration: LAYOUT_SECONDS, ease: 'easeOut' },
  );
}
