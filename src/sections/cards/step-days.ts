import { DAYS, DAYS_OF_WEEK, daysOf } from './planner-runs.ts';
import type { Props } from './schema.ts';

type Span = [day: number, span: number];

/** Where a step is in a plan of two weeks. */
export interface StepPlace {
  days: number[];
  /** The first of its days, from 1, and the number of days from it to the last. */
  bar: Span;
  /** The days below its bar that hold its words. */
  words: Span;
  /** The weeks of its days, from 0. */
  weeks: number[];
}

/** Words are never narrower than this. */
const LEAST = 3;

/** The place of each step, or nothing when a step has no days. */
export function stepPlaces(items: Props['items']): StepPlace[] | undefined {
  if (!items.every(({ days }) => days)) return undefined;
  return items.map((item) => {
    const days = daysOf(item);
    const first = Math.min(...days);
    const last = Math.max(...days);
    const length = last - first + 1;
    const width = Math.max(length, LEAST);
    return {
      days,
      bar: [first, length],
      words: [Math.min(first, DAYS - width + 1), width],
      weeks: [...new Set([first, last].map((day) => Math.ceil(day / DAYS_OF_WEEK) - 1))],
    };
  });
}

/** The least days of a bar that is as wide as its words. */
const ROOMY = 2;

/** Whether each step begins after the last day of the one before it, and has room for its words below its own days. */
export const isInOneRow = (places: StepPlace[]): boolean =>
  places.every(({ bar: [first, length] }, at) => {
    const [day, span] = places[at - 1]?.bar ?? [0, 0];
    return length >= ROOMY && first >= day + span;
  });
