import type { Props } from './schema.ts';

export const DAYS_OF_WEEK = 5;
const DAYS = 2 * DAYS_OF_WEEK;

type Card = Props['items'][number];

/** A card in one day of the planner. */
export interface Entry extends Pick<Card, 'title' | 'icon' | 'fill'> {
  /** Its number among the cards, from 1. */
  step: number;
  /** How many days it is drawn across; 0 where the day before has drawn it already. */
  run: number;
  /** Whether everything ends here. */
  isEnd: boolean;
}

/** A working day of the planner, and how far the cable runs in it. */
export interface Day {
  entries: Entry[];
  cable: 'none' | 'start' | 'through' | 'end';
}

/** Every working day of two weeks with its cards. */
export function plannerDays(items: readonly Card[]): Day[] {
  const cardsOf = Array.from({ length: DAYS }, (_, at) =>
    items.flatMap(({ days = '' }, card) =>
      days
        .split(',')
        .map(Number)
        .includes(at + 1)
        ? [card]
        : [],
    ),
  );
  const first = cardsOf.findIndex((cards) => cards.length > 0);
  const last = cardsOf.findLastIndex((cards) => cards.length > 0);

  /** Whether a card has this day and the one before to itself, and both are in one week. */
  const goesOn = (at: number) =>
    at % DAYS_OF_WEEK > 0 &&
    cardsOf[at]?.length === 1 &&
    cardsOf[at - 1]?.length === 1 &&
    cardsOf[at]?.[0] === cardsOf[at - 1]?.[0];

  const runFrom = (at: number) => {
    if (goesOn(at)) return 0;
    let end = at + 1;
    while (goesOn(end)) end++;
    return end - at;
  };

  return cardsOf.map((cards, at) => ({
    entries: cards.flatMap((card, place) => {
      const { title, icon, fill } = items[card] as Card;
      const run = runFrom(at);
      const isEnd = at + Math.max(run, 1) > last && place === cards.length - 1;
      return { title, icon, fill, step: card + 1, run, isEnd };
    }),
    cable: cableAt(at, first, last),
  }));
}

function cableAt(at: number, first: number, last: number): Day['cable'] {
  if (first === last || at < first || at > last) return 'none';
  if (at === first) return 'start';
  return at === last ? 'end' : 'through';
}
