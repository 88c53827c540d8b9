import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommands, useData, useSelection } from '../use-editor.ts';
import { pushState, redo, type UndoStack, undo } from './undo-stack.ts';
import { commandKey, useKeyDown } from './use-key-down.ts';

/** Undo and redo, as the bar offers them. */
export interface Undo {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/**
 * Undo and redo, by the bar and by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (Cmd on a Mac). Puck's own history joins all changes
 * of a quarter of a second into one, and goes two steps back when it is asked to within that time.
 * @param file the page's
 */
export function useUndo(file: string, frame: Document | undefined): Undo {
  const data = useData();
  const selected = useSelection();
  const { change, select } = useCommands();
  const [stack, setStack] = useState<UndoStack>({ past: [], present: { data, selected }, future: [] });

  /** What was selected before the change. */
  const selectedBefore = useRef(selected);
  const onData = useEffectEvent(() => {
    const { present } = stack;
    // Puck makes its own copy of what it is given.
    if (isSameData(present.data, data)) return;
    const before = { ...stack, present: { ...present, selected: selectedBefore.current } };
    setStack(pushState(before, { data, selected }, file, performance.now()));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => onData(), [data]);
  useEffect(() => {
    selectedBefore.current = selected;
  }, [selected]);

  const goTo = (next: UndoStack) => {
    if (next.present === stack.present) return;
    setStack(next);
    change(() => next.present.data);
    select(next.present.selected);
  };
  const steps = {
    undo: () => goTo(undo(stack)),
    redo: () => goTo(redo(stack)),
  };

  // Before Puck's own keys.
  const onKeyDown = (event: KeyboardEvent) => {
    const key = commandKey(event);
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'z' && !event.shiftKey) steps.undo();
    else steps.redo();
  };
  useKeyDown(frame, onKeyDown);
  return { canUndo: stack.past.length > 0, canRedo: stack.future.length > 0, ...steps };
}

const isSameData = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
