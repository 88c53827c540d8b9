import { expect, it } from 'vitest';
import { plannerDays } from './planner-days.ts';

const card = (days?: string) => ({
  icon: 'wifi',
  title: `On ${days}`,
  description: 'Words.',
  fill: 'full' as const,
  ...(days && { days }),
});

/** `2x3` is card 2 across three days, `2-` where it goes on; an exclamation mark is the end. */
const drawn = (...cards: Parameters<typeof card>[0][]) =>
  plannerDays(cards.map(card)).map(({ entries }) =>
    entries.map(({ step, run, isEnd }) => `${step}${run ? `x${run}` : '-'}${isEnd ? '!' : ''}`).join(' '),
  );

it('draws days in a row as one', () => {
  expect(drawn('1', '2, 3', '4,7', '9')).toEqual(['1x1', '2x2', '2-', '3x1', '', '', '3x1', '', '4x1!', '']);
});

it('begins anew in the second week', () => {
  expect(drawn('4, 5, 6, 7')).toEqual(['', '', '', '1x2', '1-', '1x2!', '1-!', '', '', '']);
});

it('draws a shared day by itself, in the order of the cards', () => {
  expect(drawn('1, 2, 3', '2')).toEqual(['1x1', '1x1 2x1', '1x1!', '', '', '', '', '', '', '']);
  expect(drawn('3', '3')).toEqual(['', '', '1x1 2x1!', '', '', '', '', '', '', '']);
});

it('leads the cable from the first day to the last', () => {
  const cables = (...cards: string[]) => plannerDays(cards.map(card)).map(({ cable }) => cable[0]);
  expect(cables('2', '7').join('')).toBe('nsttttennn');
  expect(cables('4').join('')).toBe('nnnnnnnnnn');
});

it('leaves out a card without days', () => {
  expect(drawn(undefined, '10')).toEqual(['', '', '', '', '', '', '', '', '', '2x1!']);
});
