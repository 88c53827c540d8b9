import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** An Enter that follows a sending one sooner than this belongs to it: a key that bounced or was held down. */
const SAME_WISH_MS = 500;

/**
 * Tells a repeated gesture from a second wish. The guard against two messages at once is not enough: a service
 * may answer between the two clicks of a double click, and the second would send again or, the form being
 * empty by then, complain of missing fields.
 * @returns handlers for the button and the form, and the function to call when a message is sent
 */
export function useSameWish() {
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
      if (event.repeat || performance.now() - sentAt.current < SAME_WISH_MS) event.preventDefault();
    },
  };
}
