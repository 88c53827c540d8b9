import { DAYS, DAYS_OF_WEEK, daysOf } from './planner-runs.ts';
import type { Props } from './schema.ts';

type Side = 'right' | 'left' | 'below';

/** Where a step is in a plan of two weeks: its days, and the free days beside them that hold its words. */
export interface StepPlace {
  days: number[];
  /** The first of its days, from 1, and the number of days from it to the last. */
  bar: [day: number, span: number];
  words: [day: number, span: number];
  side: Side;
  /** The weeks of its days, from 0. */
  weeks: number[];
}

/** Words are never narrower than this, nor wider than a week. */
const LEAST = 3;

/** The place of each step, or nothing when a step has no days. */
export function stepPlaces(items: Props['items']): StepPlace[] | undefined {
  if (!items.every(({ days }) => days)) return undefined;
  return items.map((item) => {
    const days = daysOf(item).sort((a, b) => a - b);
    const first = Math.min(...days);
    const last = Math.max(...days);
    const [before, after] = [first - 1, DAYS - last];
    const side: Side = Math.max(before, after) < LEAST ? 'below' : after >= before ? 'right' : 'left';
    const span = Math.min(Math.max(before, after), DAYS_OF_WEEK);
    return {
      days,
      bar: [first, last - first + 1],
      words: side === 'below' ? [1, DAYS] : [side === 'right' ? last + 1 : first - span, span],
      side,
      weeks: [...new Set([first, last].map((day) => Math.ceil(day / DAYS_OF_WEEK) - 1))],
    };
  });
}
