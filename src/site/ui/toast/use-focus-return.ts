import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';

/**
 * Remembers where the focus came from when it enters a region, and returns it there.
 * @returns `remember`, for the region's focus event, and `giveBack`, which does nothing if the focus is elsewhere
 */
export function useFocusReturn(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(undefined);

  const remember = useCallback(
    ({ relatedTarget }: FocusEvent) => {
      if (region.current?.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
    },
    [region],
  );

  const giveBack = useCallback(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    else focused.blur();
  }, [region]);

  return { remember, giveBack };
}
