import { useEffectEvent } from 'react';
import { commandKey, useKeyDown } from './use-key-down.ts';

/** Saves by Ctrl+S or Cmd+S, wherever the focus is. @param finish ends an edit on the page first */
export function useSaveKey(frame: Document | undefined, finish: () => void, save: () => void): void {
  const saveNow = useEffectEvent(save);
  const onKeyDown = (event: KeyboardEvent) => {
    if (commandKey(event) !== 's') return;
    event.preventDefault();
    finish();
    // Once the content has what was just typed.
    setTimeout(() => saveNow());
  };
  useKeyDown(frame, onKeyDown, true);
}
