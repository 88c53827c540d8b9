import { expect, it } from 'vitest';
import { plannerRuns } from './planner-runs.ts';

const card = (days?: string) => ({
  icon: 'wifi',
  title: `On ${days}`,
  description: 'Words.',
  fill: 'full' as const,
  ...(days && { days }),
});

/** `2: 4x3` is card 2 on three days from the fourth on, an exclamation mark the end. */
const drawn = (...days: (string | undefined)[]) =>
  plannerRuns(days.map(card)).map(({ key, span, fill }) => `${key}x${span}${fill === 'end' ? '!' : ''}`);

it('draws days in a row as one, in the order of the days', () => {
  expect(drawn('4,7', '1', '3, 2', '9')).toEqual(['2: 1x1', '3: 2x2', '1: 4x1', '1: 7x1', '4: 9x1!']);
});

it('starts another one in the second week', () => {
  expect(drawn('4, 5, 6, 7')).toEqual(['1: 4x2', '1: 6x2!']);
});

it('draws a shared day once for each of its cards, in their order', () => {
  expect(drawn('1, 2, 3', '2')).toEqual(['1: 1x3!', '2: 2x1']);
  expect(drawn('3', '3')).toEqual(['1: 3x1', '2: 3x1!']);
});

it('leaves out a card without days', () => {
  expect(drawn(undefined, '10')).toEqual(['2: 10x1!']);
});

it('knows the first days of each card', () => {
  expect(plannerRuns(['2, 3, 6', '6'].map(card)).map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
});

it.each([
  ['below their own days where these are apart', ['1', '7', '9'], [1, 7, 9]],
  ['as near to them as their neighbors let them', ['1', '2,3', '4,7', '9'], [1, 3, 5, 7, 9]],
  ['before their own days, where those after them need the room', ['8', '9', '10'], [5, 7, 9]],
])('hangs entries %s', (_, days, columns) => {
  expect(plannerRuns(days.map(card)).map(({ column }) => column)).toEqual(columns);
});

it('hangs no entries where there are more of them than columns', () => {
  expect(plannerRuns(['1', '2', '3', '4', '5', '6'].map(card)).some(({ column }) => column)).toBe(false);
});
