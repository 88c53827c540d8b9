import type { Props } from './schema.ts';

export const DAYS_OF_WEEK = 5;
export const DAYS = 2 * DAYS_OF_WEEK;
/** Each of two days. */
const COLUMNS = 5;

/** Days of a card in a row, within one week. */
export interface Run {
  card: Props['items'][number];
  /** The number of the card, from 1, and its day. */
  key: string;
  /** The first of the days, from 1, the first of the first week. */
  day: number;
  /** Its week, from 0, and its place in it, from 1. */
  week: number;
  weekday: number;
  span: number;
  /** Whether these are the first of its days. */
  isFirst: boolean;
  /** How the days look; the last ones, with which everything ends, have a look of their own. */
  fill: Props['items'][number]['fill'] | 'end';
  /**
   * The first day of the column below which the entry hangs, as near to its own days as its neighbors let it; 0 where there
   * are more entries than columns.
   */
  column: number;
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
    .flatMap((card, at) => {
      const own: Pick<Run, 'card' | 'key' | 'day' | 'span' | 'isFirst'>[] = [];
      for (const day of daysOf(card)) {
        const before = own.at(-1);
        if (before && before.day + before.span === day && day % DAYS_OF_WEEK !== 1) before.span++;
        else own.push({ card, key: `${at + 1}: ${day}`, day, span: 1, isFirst: !before });
      }
      return own;
    })
    .sort((a, b) => a.day - b.day);
  const end = ({ day, span }: Pick<Run, 'day' | 'span'>) => day + span;
  const last = runs.findLast((run) => runs.every((other) => end(other) <= end(run)));
  const spare = COLUMNS - runs.length;
  let column = -1;
  return runs.map((run, at) => {
    const { card, day } = run;
    const week = day > DAYS_OF_WEEK ? 1 : 0;
    column = Math.max(column + 2, Math.min(day - 1 + (day % 2), 2 * (spare + at) + 1));
    return {
      ...run,
      week,
      weekday: day - week * DAYS_OF_WEEK,
      fill: run === last ? 'end' : card.fill,
      column: spare < 0 ? 0 : column,
    };
  });
}
