import { diffArrays } from 'diff';
import type { Value } from '../../content/index.ts';

/** What became of an item of a list, by its indexes before and after. */
export type AlignedItem =
  /** It stayed; with `movedBack`, its index if it is moved back to where it was. */
  | { from: number; to: number; movedBack?: number }
  /** It is new. */
  | { from?: undefined; to: number }
  /** It is gone; `returnTo` is where it belongs in the list as it is now. */
  | { from: number; to?: undefined; returnTo: number };

/** How much of their words two items must share to be the same item: in its place, and moved. */
const ALIKE = 0.5;
const MOVED_ALIKE = 0.75;

/** Finds out which items of two versions of a list are the same, in the order of the new list. */
export function alignLists(before: readonly Value[], after: readonly Value[]): AlignedItem[] {
  const pairs = new Map(inOrder(before, after));
  const moved = new Set<number>();
  const paired = new Set(pairs.values());
  const gone = () => [...before.keys()].filter((from) => !pairs.has(from));
  const fresh = () => [...after.keys()].filter((to) => !paired.has(to));

  for (const from of gone()) {
    const gap = gapOf(from, 'from');
    const candidates = fresh().map((to) => {
      const likeness = likenessOf(before[from] as Value, after[to] as Value);
      return { to, likeness, isHere: gapOf(to, 'to') === gap };
    });
    const here = candidates.filter(({ isHere }) => isHere);
    const isOnlyOne =
      here.length === 1 && gone().filter((other) => gapOf(other, 'from') === gap).length === 1;
    const [best] = candidates
      .filter(({ likeness, isHere }) => likeness >= (!isHere ? MOVED_ALIKE : isOnlyOne ? 0 : ALIKE))
      .sort((one, other) => other.likeness - one.likeness);
    if (!best) continue;
    pairs.set(from, best.to);
    paired.add(best.to);
    if (!best.isHere) moved.add(from);
  }

  /** The item before, in the old list, among those that kept their order. */
  function gapOf(index: number, side: 'from' | 'to'): number {
    const earlier = [...pairs].filter(
      ([from, to]) => !moved.has(from) && (side === 'from' ? from : to) < index,
    );
    return Math.max(-1, ...earlier.map(([from]) => from));
  }

  /** Where an item of the old list belongs in the new one: behind what was before it. */
  const placeOf = (from: number) => {
    const earlier = [...pairs].filter(([one]) => one < from && !moved.has(one)).map(([, to]) => to);
    return Math.max(-1, ...earlier) + 1;
  };
  const kept = [...pairs].map(([from, to]): AlignedItem => {
    if (!moved.has(from)) return { from, to };
    const place = placeOf(from);
    return { from, to, movedBack: to < place ? place - 1 : place };
  });
  const items: AlignedItem[] = [
    ...kept,
    ...fresh().map((to) => ({ to })),
    ...gone().map((from) => ({ from, returnTo: placeOf(from) })),
  ];
  const order = (item: AlignedItem) => ('returnTo' in item ? item.returnTo - 0.5 : (item.to ?? 0));
  return items.sort((one, other) => order(one) - order(other));
}

/** The items that are equal and kept their order, by their indexes. */
function inOrder(before: readonly Value[], after: readonly Value[]): [number, number][] {
  const texts = (list: readonly Value[]) => list.map((value) => JSON.stringify(value));
  const pairs: [number, number][] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, count = 0 } of diffArrays(texts(before), texts(after))) {
    if (!added && !removed) for (let at = 0; at < count; at++) pairs.push([from + at, to + at]);
    if (!added) from += count;
    if (!removed) to += count;
  }
  return pairs;
}

/** Between 0 and 1: the share of words that both have; below 0 for what cannot be the same item. */
function likenessOf(one: Value, other: Value): number {
  const type = (value: Value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value.type : typeof value;
  if (type(one) !== type(other)) return -1;
  const words = (value: Value) =>
    new Set(
      JSON.stringify(value)
        .toLowerCase()
        .match(/[\p{L}\d]+/gu),
    );
  const [mine, theirs] = [words(one), words(other)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return (2 * shared) / Math.max(1, mine.size + theirs.size);
}
