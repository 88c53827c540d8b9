import type { Props } from './schema.ts';

export const DAYS_OF_WEEK = 5;
export const DAYS = 2 * DAYS_OF_WEEK;

/** Days of a card in a row, within one week. */
export interface Run {
  /** The number of the card, from 1. */
  step: number;
  /** The first of the days, from 1, the first of the first week. */
  day: number;
  span: number;
  /** Whether these are the first of its days. */
  isFirst: boolean;
  /** Whether everything ends here. */
  isEnd: boolean;
}

/** The days of a card, in their order: 1 is the first Monday, 10 the second Friday. */
export const daysOf = ({ days }: Props['items'][number]): number[] =>
  days
    ? days
        .split(',')
        .map(Number)
        .sort((a, b) => a - b)
    : [];

/** The entries of a planner of two working weeks, in the order of their days. */
export function plannerRuns(items: Props['items']): Run[] {
  const runs = items
    .flatMap((item, at) => {
      const own: Run[] = [];
      for (const day of daysOf(item)) {
        const before = own.at(-1);
        if (before && before.day + before.span === day && day % DAYS_OF_WEEK !== 1) before.span++;
        else own.push({ step: at + 1, day, span: 1, isFirst: !before, isEnd: false });
      }
      return own;
    })
    .sort((a, b) => a.day - b.day);
  const end = (run: Run) => run.day + run.span;
  const last = runs.findLast((run) => runs.every((other) => end(other) <= end(run)));
  return runs.map((run) => ({ ...run, isEnd: run === last }));
}
