import { expect, test } from 'vitest';
import { afterStep, type UndoStack } from './editor-state.tsx';
import { withKeys } from './keyed.ts';
import { type EditorData, pageOf, withChange } from './page-data.ts';

const FILE = 'pages/about.yaml';
const START: EditorData = {
  pageFile: FILE,
  contents: { [FILE]: withKeys({ title: 'About', description: 'Who we are.', hidden: false }) },
};

const stackOf = (data: EditorData): UndoStack => ({ past: [], present: { data, selected: 0 }, future: [] });

/** The stack after a field of the page was changed. */
const write = (stack: UndoStack, field: string, value: string | boolean, at: number) =>
  afterStep(stack, {
    kind: 'change',
    next: (data) => withChange(data, { file: FILE, path: [field] }, value),
    at,
  });
const undo = (stack: UndoStack) => afterStep(stack, { kind: 'undo' });
const redo = (stack: UndoStack) => afterStep(stack, { kind: 'redo' });

const titles = ({ past, present, future }: UndoStack) =>
  [...past, present, ...future].map(({ data }) => pageOf(data).title);

test('typing in one text without a pause is one step', () => {
  let stack = stackOf(START);
  for (const [at, title] of ['About ', 'About u', 'About us'].entries())
    stack = write(stack, 'title', title, at * 900);
  expect(titles(stack)).toEqual(['About', 'About us']);
  stack = write(stack, 'title', 'About us all', 1800 + 1000);
  expect(titles(stack)).toEqual(['About', 'About us', 'About us all']);
});

test('changes of other kinds and in other places are steps of their own, however fast', () => {
  let stack = write(stackOf(START), 'title', 'About us', 0);
  stack = write(stack, 'description', 'Who we are today.', 1);
  stack = write(stack, 'title', 'About us all', 2);
  stack = write(stack, 'hidden', true, 3);
  stack = write(stack, 'hidden', false, 4);
  expect(stack.past).toHaveLength(5);
});

test('undo and redo go through the states and stay at the ends', () => {
  const changed = afterStep(write(stackOf(START), 'title', 'About us', 0), { kind: 'select', index: 1 });
  const back = undo(changed);
  expect(back.present).toEqual({ data: START, selected: 0 });
  expect(undo(back).present).toBe(back.present);
  expect(redo(back).present).toBe(changed.present);
  expect(redo(changed).present).toBe(changed.present);
});

test('a change after an undo leaves nothing to redo, and is a step of its own', () => {
  const back = undo(write(stackOf(START), 'title', 'About us', 0));
  const stack = write(back, 'title', 'About all', 1);
  expect(titles(stack)).toEqual(['About', 'About all']);
});

test('what changes nothing is no step', () => {
  const stack = stackOf(START);
  expect(write(stack, 'title', 'About', 0)).toBe(stack);
});
