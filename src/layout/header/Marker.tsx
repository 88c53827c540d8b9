import { spring } from 'framer-motion/dom';
import { useLayoutEffect, useRef } from 'react';
import { LAYOUT_SECONDS, SPRING } from '../../constants.ts';
import { canAnimate } from '../../ui/can-animate.ts';

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
  element.animate(
    { translate: [`${from.left - to.left}px ${from.top - to.top}px`, '0px 0px'] },
    springTiming(),
  );
  element.animate(
    { scale: [`${from.width / to.width} 1`, '1 1'] },
    { duration: 1000 * LAYOUT_SECONDS, easing: 'ease-out' },
  );
}

/**
 * The spring as browsers animate it: as text it is a duration in milliseconds and a linear() easing, which browsers before
 * 2024 do not know.
 */
function springTiming(): KeyframeAnimationOptions {
  const [duration = '', easing = ''] = String(spring({ keyframes: [0, 1], ...SPRING })).split('ms ');
  const isKnown = CSS.supports('transition-timing-function', easing);
  return { duration: Number(duration), easing: isKnown ? easing : 'ease-out' };
}
