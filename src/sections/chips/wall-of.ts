/** Longer names have no room in a cell of four side by side. */
const SHORT = 13;

/** Longer names need smaller letters in a cell of three. */
export const MEDIUM = 14;

/**
 * The columns of a wall of names, and the names (by their places) with two cells, so that no cell is empty; `alone` is the
 * name with a row of its own where there are two columns.
 */
export function wallOf(names: readonly string[]): { columns: 3 | 4; wide: number[]; alone?: number } {
  const { length } = names;
  const byLength = [...names.keys()].sort((a, b) => (names[b] ?? '').length - (names[a] ?? '').length);
  const long = names.filter((name) => name.length > SHORT).length;
  // The longest that is not at the end of a row, where two cells would not fit.
  const widest = (columns: number) => byLength.find((index) => (index + 1) % columns !== 0) ?? 0;
  const inPairs = length % 2 === 1 ? { alone: widest(2) } : {};
  if (length % 4 === 3) {
    const wide = widest(4);
    const others = long - ((names[wide] ?? '').length > SHORT ? 1 : 0);
    if (others === 0) return { columns: 4, wide: [wide], ...inPairs };
  }
  if (length % 4 === 0 && long === 0) return { columns: 4, wide: [] };
  if (length % 3 === 0) return { columns: 3, wide: [], ...inPairs };
  return { columns: 3, wide: length % 3 === 2 ? [widest(3)] : [0, length - 1], ...inPairs };
}
