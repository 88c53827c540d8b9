import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus once a change has been rendered, because a moved element loses it.
 * @param within the element in which the focus goes on
 * @returns a function that gets the selector of where
 */
export function useFocus(within: RefObject<HTMLElement | null>): (selector: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    within.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  return (selector) => {
    next.current = selector;
  };
}
