import { expect, it } from 'vitest';
import { plannerWeeks, widthsOf } from './planner-cells.ts';

const card = (days?: string) => ({
  icon: 'wifi',
  title: `On ${days}`,
  description: 'Words.',
  fill: 'full' as const,
  ...(days && { days }),
});

/** `2x3` is card 2 across three days, a dot a free day, an exclamation mark the end. */
const drawn = (...days: (string | undefined)[]) =>
  plannerWeeks(days.map(card)).map((week) =>
    week
      .map(({ entries, span }) =>
        entries.length === 0
          ? '.'
          : entries.map(({ step, isEnd }) => `${step}x${span}${isEnd ? '!' : ''}`).join('+'),
      )
      .join(' '),
  );

it('draws days in a row as one', () => {
  expect(drawn('1', '2, 3', '4,7', '9')).toEqual(['1x1 2x2 3x1 .', '. 3x1 . 4x1! .']);
});

it('starts another row in the second week', () => {
  expect(drawn('4, 5, 6, 7')).toEqual(['. . . 1x2', '1x2! . . .']);
});

it('draws a shared day by itself, in the order of the cards', () => {
  expect(drawn('1, 2, 3', '2')).toEqual(['1x1 1x1+2x1 1x1! . .', '. . . . .']);
  expect(drawn('3', '3')).toEqual(['. . 1x1+2x1! . .', '. . . . .']);
});

it('leaves out a card without days', () => {
  expect(drawn(undefined, '10')).toEqual(['. . . . .', '. . . . 2x1!']);
});

it('knows the first days of each card, and the end', () => {
  const [first, second] = plannerWeeks(['2, 3, 6', '6'].map(card));
  expect(first?.[1]?.entries).toEqual([{ step: 1, isFirst: true, isEnd: false }]);
  expect(second?.[0]?.entries).toEqual([
    { step: 1, isFirst: false, isEnd: false },
    { step: 2, isFirst: true, isEnd: true },
  ]);
});

it('makes days narrow that are free in both weeks, and those that are only ever among several in a row less wide', () => {
  expect(widthsOf(plannerWeeks(['1', '2, 3', '4,7', '9'].map(card)))).toBe('part-3 free-5');
  expect(widthsOf(plannerWeeks(['2, 3', '7,8'].map(card)))).toBe('free-1 part-2 part-3 free-4 free-5');
});
