import { useEffect, useEffectEvent } from 'react';

/** Saves by Ctrl+S or Cmd+S, wherever the focus is. @param finish ends an edit on the page first */
export function useSaveKey(frame: Document | undefined, finish: () => void, save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    finish();
    // Once the content has what was just typed.
    setTimeout(() => saveNow());
  });
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const documents = [document, ...(frame ? [frame] : [])];
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    for (const one of documents) one.addEventListener('keydown', listener, true);
    return () => {
      for (const one of documents) one.removeEventListener('keydown', listener, true);
    };
  }, [frame]);
}
