import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A swipe to the right dismisses a toast once it has passed this many pixels (sections 4 and 9). */
const TOAST_SWIPE_PX = 50;

/** Smaller movements belong to a click by an unsteady hand. */
const START_PX = 5;

/**
 * Swipe to the right to dismiss, with mouse, pen and touch. The element follows the pointer through its custom property
 * `--swipe` and has its state in `data-swipe` (`move`, `cancel`, `end`), without rendering.
 * @param dismiss called when a swipe ends past TOAST_SWIPE_PX
 * @returns event handlers for the element
 */
export function useSwipe(dismiss: () => void) {
  const start = useRef<{ pointer: number; x: number; y: number }>(undefined);
  const swiping = useRef(false);
  const swallowClick = useRef(false);

  const cancel = (event: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    if (!swiping.current) return;
    swiping.current = false;
    event.currentTarget.dataset.swipe = 'cancel';
    event.currentTarget.style.removeProperty('--swipe');
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      start.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointer !== event.pointerId) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      if (!swiping.current) {
        if (Math.abs(x) <= START_PX && Math.abs(y) <= START_PX) return;
        if (x <= Math.abs(y)) {
          start.current = undefined; // not to the right: another gesture
          return;
        }
        swiping.current = true;
        swallowClick.current = true;
        event.currentTarget.dataset.swipe = 'move';
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      event.currentTarget.style.setProperty('--swipe', `${Math.max(0, x)}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointer !== event.pointerId) return;
      // The click after a swipe follows at once or, after a touch, not at all.
      setTimeout(() => {
        swallowClick.current = false;
      });
      const past = swiping.current && event.clientX - start.current.x > TOAST_SWIPE_PX;
      if (!past) return cancel(event);
      start.current = undefined;
      swiping.current = false;
      event.currentTarget.dataset.swipe = 'end';
      dismiss();
    },
    onPointerCancel: cancel,
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!swallowClick.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
