import type { Props } from './schema.ts';

export const DAYS_OF_WEEK = 5;
export const DAYS = 2 * DAYS_OF_WEEK;

/** A card in a cell. */
interface Entry {
  /** Its number among the cards, from 1. */
  step: number;
  /** Whether these are the first of its days. */
  isFirst: boolean;
  /** Whether everything ends here. */
  isEnd: boolean;
}

/** One or several days of the planner that look the same. */
export interface Cell {
  /** The first of its days, from 0, the first of its week. */
  weekday: number;
  span: number;
  entries: Entry[];
}

/** The days of a card: 1 is the first Monday, 10 the second Friday. */
export const daysOf = ({ days }: Props['items'][number]): number[] =>
  days ? days.split(',').map(Number) : [];

/** Two working weeks, each as its cells. A card that has several days in a row to itself has one cell for them. */
export function plannerWeeks(items: Props['items']): Cell[][] {
  const cardsOf = Array.from({ length: DAYS }, (_, day) =>
    items.flatMap((item, card) => (daysOf(item).includes(day + 1) ? [card] : [])),
  );
  const last = cardsOf.findLastIndex((cards) => cards.length > 0);
  const weeks: Cell[][] = [[], []];
  for (const [day, cards] of cardsOf.entries()) {
    const week = weeks[Math.floor(day / DAYS_OF_WEEK)];
    const before = week?.at(-1);
    const only = cards.length === 1 && before?.entries.length === 1 ? before.entries[0] : undefined;
    if (before && only?.step === Number(cards[0]) + 1) {
      before.span++;
      only.isEnd = day === last;
      continue;
    }
    const entries = cards.map((card, place) => ({
      step: card + 1,
      isFirst: day === cardsOf.findIndex((others) => others.includes(card)),
      isEnd: day === last && place === cards.length - 1,
    }));
    week?.push({ weekday: day % DAYS_OF_WEEK, span: 1, entries });
  }
  return weeks;
}

/**
 * The classes for the widths of the five days, the same in both weeks: those that are free in both are narrow, and one that is
 * only ever among several in a row needs less.
 */
export function widthsOf(weeks: Cell[][]): string {
  return Array.from({ length: DAYS_OF_WEEK }, (_, day) => {
    const busy = weeks
      .flatMap((week) => week.filter(({ weekday, span }) => weekday <= day && day < weekday + span))
      .filter(({ entries }) => entries.length > 0);
    if (busy.length === 0) return `free-${day + 1}`;
    return busy.every(({ span }) => span > 1) ? `part-${day + 1}` : '';
  })
    .filter(Boolean)
    .join(' ');
}
