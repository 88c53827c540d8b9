import { createContext, type Dispatch, type ReactNode, use, useMemo, useReducer } from 'react';
import { operationsBetween } from './operations-between.ts';
import { type EditorData, type SectionData, withSections } from './page-data.ts';

/** The content, and the index of the section that is selected. */
interface State {
  data: EditorData;
  selected: number | undefined;
}

/** The states of the content that undo and redo go through, the nearest last in `past` and first in `future`. */
export interface UndoStack {
  past: State[];
  present: State;
  future: State[];
  /** The text that was typed last, and when, in ms. */
  typed?: { text: string; at: number };
}

/** What happens to the content. */
type Step =
  /** @param at the time in ms */
  | { kind: 'change'; next: (data: EditorData) => EditorData; at: number }
  /** Selects a section, or none. */
  | { kind: 'select'; index: number | undefined }
  | { kind: 'undo' | 'redo' };

/** Typing in one text is one step until a pause of this many ms. */
const PAUSE = 1000;

/** The stack after a step; itself where nothing changes. */
export function afterStep(stack: UndoStack, step: Step): UndoStack {
  const { past, present, future } = stack;
  switch (step.kind) {
    case 'change':
      return afterChange(stack, step.next(present.data), step.at);
    case 'select':
      return { ...stack, present: { ...present, selected: step.index } };
    case 'undo': {
      const previous = past.at(-1);
      return previous ? { past: past.slice(0, -1), present: previous, future: [present, ...future] } : stack;
    }
    case 'redo': {
      const [next, ...others] = future;
      return next ? { past: [...past, present], present: next, future: others } : stack;
    }
  }
}

function afterChange(stack: UndoStack, data: EditorData, at: number): UndoStack {
  const { past, present, typed } = stack;
  if (JSON.stringify(data) === JSON.stringify(present.data)) return stack;
  const text = changedText(present.data, data);
  const isSameStep = text !== undefined && text === typed?.text && at - typed.at < PAUSE;
  return {
    past: isSameStep ? past : [...past, present],
    present: { ...present, data },
    future: [],
    ...(text !== undefined && { typed: { text, at } }),
  };
}

/** Where the one text is that differs between two states; undefined if more differs, or something else. */
function changedText(before: EditorData, after: EditorData): string | undefined {
  const [first, ...others] = Object.entries(after.contents).flatMap(([name, fields]) =>
    operationsBetween(before.contents[name] ?? {}, fields).map((operation) => ({ name, operation })),
  );
  const { name, operation } = first ?? {};
  if (operation?.kind !== 'set' || typeof operation.value !== 'string' || others.length > 0) return undefined;
  return JSON.stringify([name, operation.path]);
}

const EditorContext = createContext<{ stack: UndoStack; dispatch: Dispatch<Step> } | undefined>(undefined);

/** Keeps the content that everything in the editor shows and changes. @param start the content at first */
export function EditorState({ start, children }: { start: EditorData; children: ReactNode }) {
  const [stack, dispatch] = useReducer(afterStep, {
    past: [],
    present: { data: start, selected: undefined },
    future: [],
  });
  const value = useMemo(() => ({ stack, dispatch }), [stack]);
  return <EditorContext value={value}>{children}</EditorContext>;
}

function useEditorState() {
  const state = use(EditorContext);
  if (!state) throw new Error('There is no EditorState around this.');
  return state;
}

/** The content, the index of the selected section (undefined if none is), and whether a step can be taken back or again. */
export function useEditor() {
  const { past, present, future } = useEditorState().stack;
  return { ...present, canUndo: past.length > 0, canRedo: future.length > 0 };
}

/** What the editor does with the content. */
export function useCommands() {
  const { dispatch } = useEditorState();
  return useMemo(() => {
    const change = (next: (data: EditorData) => EditorData) =>
      dispatch({ kind: 'change', next, at: performance.now() });
    return {
      change,
      changeSections: (sections: SectionData[]) => change((data) => withSections(data, sections)),
      select: (index: number | undefined) => dispatch({ kind: 'select', index }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
    };
  }, [dispatch]);
}
