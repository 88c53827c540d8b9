import { operationsBetween } from '../data/operations-between.ts';
import { type EditorData, fileContents } from '../data/page-data.ts';

/** The content, and the index of the section that was selected. */
export interface EditorState {
  data: EditorData;
  selected: number | undefined;
}

/** The states of the content that undo and redo go through, the nearest last in `past` and first in `future`. */
export interface UndoStack {
  past: EditorState[];
  present: EditorState;
  future: EditorState[];
  /** The text that was typed last, and when, in ms. */
  typed?: { text: string; at: number };
}

/** Typing in one text is one step until a pause of this many ms. */
const PAUSE = 1000;

/** The stack after a change. @param at the time of the change in ms */
export function pushState(stack: UndoStack, next: EditorState, file: string, at: number): UndoStack {
  const { past, present, typed } = stack;
  const text = changedText(file, present.data, next.data);
  const isSameStep = text !== undefined && text === typed?.text && at - typed.at < PAUSE;
  return {
    past: isSameStep ? past : [...past, present],
    present: next,
    future: [],
    ...(text !== undefined && { typed: { text, at } }),
  };
}

/** The stack one step back; itself at its start. */
export function undo({ past, present, future }: UndoStack): UndoStack {
  const previous = past.at(-1);
  if (!previous) return { past, present, future };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** The stack one step forward; itself at its end. */
export function redo({ past, present, future: [next, ...future] }: UndoStack): UndoStack {
  if (!next) return { past, present, future };
  return { past: [...past, present], present: next, future };
}

/** Where the one text is that differs between two states; undefined if more differs, or something else. */
function changedText(file: string, before: EditorData, after: EditorData): string | undefined {
  const contents = fileContents(file, before);
  const [first, ...others] = Object.entries(fileContents(file, after)).flatMap(([name, fields]) =>
    operationsBetween(contents[name] ?? {}, fields).map((operation) => ({ name, operation })),
  );
  const { name, operation } = first ?? {};
  if (operation?.kind !== 'set' || typeof operation.value !== 'string' || others.length > 0) return undefined;
  return JSON.stringify([name, operation.path]);
}
