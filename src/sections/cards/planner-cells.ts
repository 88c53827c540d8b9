import type { Props } from './schema.ts';

const DAYS_OF_WEEK = 5;
const DAYS = 2 * DAYS_OF_WEEK;

type Card = Props['items'][number];

/** A card in the planner. */
export interface Entry extends Pick<Card, 'title' | 'icon' | 'fill'> {
  /** Its number among the cards, from 1. */
  step: number;
  /** Whether everything ends here. */
  isEnd: boolean;
}

/** One or several days of the planner that look the same. */
export interface Cell {
  /** The first of its days, from 0. */
  day: number;
  span: number;
  entries: Entry[];
}

/** Two working weeks, each as its cells. A card that has several days in a row to itself has one cell for them. */
export function plannerWeeks(items: readonly Card[]): Cell[][] {
  const cardsOf = Array.from({ length: DAYS }, (_, day) =>
    items.flatMap(({ days = '' }, card) =>
      days
        .split(',')
        .map(Number)
        .includes(day + 1)
        ? [card]
        : [],
    ),
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
    const entries = cards.map((card, place) => {
      const { title, icon, fill } = items[card] as Card;
      return { title, icon, fill, step: card + 1, isEnd: day === last && place === cards.length - 1 };
    });
    week?.push({ day, span: 1, entries });
  }
  return weeks;
}
