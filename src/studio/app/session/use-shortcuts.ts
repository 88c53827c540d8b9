import { useEffect, useEffectEvent } from 'react';
import { useCommands } from '../data/editor-state.tsx';

/**
 * Saves by Ctrl+S, and goes through the steps by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (Cmd on a Mac), wherever the focus is: in
 * the editor or on the page in its frame.
 * @param finish ends an edit on the page before it is saved
 */
export function useShortcuts(frame: Document | undefined, finish: () => void, save: () => void): void {
  const { undo, redo } = useCommands();
  const saveNow = useEffectEvent(save);
  const onSaveKey = useEffectEvent((event: KeyboardEvent) => {
    if (commandKey(event) !== 's') return;
    event.preventDefault();
    finish();
    // Once the content has what was just typed.
    setTimeout(() => saveNow());
  });
  const onUndoKey = useEffectEvent((event: KeyboardEvent) => {
    const key = commandKey(event);
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'z' && !event.shiftKey) undo();
    else redo();
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    for (const { documentElement } of [document, ...(frame ? [frame] : [])]) {
      // Before a field or a dialog keeps it to itself.
      documentElement.addEventListener('keydown', (event) => onSaveKey(event), { capture: true, signal });
      documentElement.addEventListener('keydown', (event) => onUndoKey(event), { signal });
    }
    return () => left.abort();
  }, [frame]);
}

/** The letter that is pressed together with Ctrl or Cmd, on a keyboard of other letters the one in its place. */
const commandKey = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined =>
  (ctrlKey || metaKey) && !altKey
    ? (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase()
    : undefined;
