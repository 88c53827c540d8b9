import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Shows a popover above those that are open. One that holds the focus stays where it is: it would lose the focus. */
function raise(element: HTMLElement | null) {
  if (!element || element.contains(document.activeElement)) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/**
 * Keeps an element above everything else for as long as it is rendered, an open menu included: no z-index reaches above
 * that. The element becomes a popover; in a browser without popovers it stays where its style sheet puts it.
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
      // Elements that this hook keeps on top are "manual": they do not compete with each other.
      if (newState === 'open' && event.target instanceof HTMLElement && event.target.popover === 'auto')
        raise(element.current);
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [element]);
}
