import { ENTRANCE_SECONDS } from '../constants.ts';
import { onFirstIntersect } from './on-first-intersect.ts';

/** Between two neighbours, in seconds, and the most that any of them waits. */
const STAGGER = 0.08;
const LONGEST_DELAY = 0.4;
/** How far content rises as it enters, in pixels. */
const RISE = 28;

/**
 * Lets an element enter once, as scrolling reaches it: up and into view, for 0.6 to 0.8 s. It stands where the
 * HTML has it until that moment, so that nothing is ever hidden from print, search or a script that failed.
 * @param order place among neighbours; later ones start later
 * @returns a function that leaves the element as it stands in the HTML
 */
export function revealOnce(element: HTMLElement, order: number): () => void {
  const { min, max } = ENTRANCE_SECONDS;
  let animation: Animation | undefined;
  const forget = onFirstIntersect(element, () => {
    animation = element.animate(
      [
        { opacity: 0, translate: `0 ${RISE}px` },
        { opacity: 1, translate: '0 0' },
      ],
      {
        duration: 1000 * Math.min(max, min + order * 0.05),
        delay: 1000 * Math.min(LONGEST_DELAY, order * STAGGER),
        easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
        fill: 'backwards',
      },
    );
  });
  return () => {
    forget();
    animation?.cancel();
  };
}
