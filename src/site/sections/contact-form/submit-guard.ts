import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** An Enter that follows a submit sooner than this belongs to it: the key bounced or was held down. In milliseconds. */
const SAME_GESTURE_MS = 500;

/**
 * Ignores repeated submit gestures. Refusing a second message while one is in flight is not enough: the service may answer
 * between the two clicks of a double click, and the second would send again or, because the form is empty by then, report
 * missing fields.
 * @returns handlers for the button and the form, and a function to call when a message is sent
 */
export function useSubmitGuard() {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    markSent: () => {
      sentAt.current = performance.now();
    },
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
      // When it was pressed, not when a busy page comes to it.
      if (event.repeat || event.timeStamp - sentAt.current < SAME_GESTURE_MS) event.preventDefault();
    },
  };
}
