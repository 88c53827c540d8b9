import { ENTRANCE_SECONDS } from '../constants.ts';
import { onFirstIntersect } from './on-first-intersect.ts';

/** Delay between neighbours, and the longest delay, in seconds. */
const STAGGER = 0.08;
const LONGEST_DELAY = 0.4;
/** How far content rises as it enters, in pixels. */
const RISE = 28;

/**
 * Fades an element in and up once, when scrolling reaches it, for 0.6 to 0.8 s. Nothing hides it before that, so it is
 * always there for print, search and pages whose scripts failed.
 * @param order index among neighbours; later ones start later
 * @returns a function that cancels the animation
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
