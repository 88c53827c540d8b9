import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to keys in the editor and on the page in its frame. @param capture hears them before any field does, and
 * those that a field or a dialog keeps to itself
 */
export function useKeyDown(
  frame: Document | undefined,
  listener: (event: KeyboardEvent) => void,
  capture = false,
): void {
  const onKeyDown = useEffectEvent(listener);
  useEffect(() => {
    const roots = [document, frame].flatMap((one) => one?.documentElement ?? []);
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    for (const root of roots) root.addEventListener('keydown', listen, capture);
    return () => {
      for (const root of roots) root.removeEventListener('keydown', listen, capture);
    };
  }, [frame, capture]);
}

/** The letter that is pressed together with Ctrl or Cmd; undefined if none is. */
export const commandKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined =>
  (ctrlKey || metaKey) && !altKey ? key.toLowerCase() : undefined;
