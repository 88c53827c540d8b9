import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Moves a popover above the other open ones, unless it contains the focus, which it would lose. */
function raise(element: HTMLElement | null) {
  if (!element || element.contains(document.activeElement)) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/**
 * Keeps an element in the top layer while it is rendered, above an open menu, which no z-index could do. The element becomes
 * a popover; browsers without popovers leave it where its style sheet puts it.
 */
export function useTopLayer(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!element.current || !('popover' in element.current)) return;
    element.current.popover = 'manual';
    raise(element.current);
  }, [element]);

  useEffect(() => {
    const onToggle = (event: Event) => {
      const { newState } = event as ToggleEvent;
      // The elements of this hook are "manual", so they do not compete with each other.
      if (newState === 'open' && event.target instanceof HTMLElement && event.target.popover === 'auto')
        raise(element.current);
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [element]);
}
