/** A run of words that is in both texts, only in the first, or only in the second. */
export interface Run {
  kind: 'same' | 'first' | 'second';
  text: string;
}

/** Compares two texts word by word. */
export function wordDifference(first: string, second: string): Run[] {
  const [one, two] = [wordsOf(first), wordsOf(second)];
  /** Length of the longest common subsequence of the words from each pair of positions on. */
  const common = Array.from({ length: one.length + 1 }, () => new Array<number>(two.length + 1).fill(0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = two.length - 1; column >= 0; column--) {
      const line = common[row] as number[];
      line[column] =
        one[row] === two[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const runs: Run[] = [];
  const add = (kind: Run['kind'], text = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  let [row, column] = [0, 0];
  while (row < one.length || column < two.length) {
    if (row < one.length && one[row] === two[column]) {
      add('same', one[row++]);
      column++;
    } else if (column >= two.length || (row < one.length && at(row + 1, column) >= at(row, column + 1)))
      add('first', one[row++]);
    else add('second', two[column++]);
  }
  return runs;
}

/** Words with the space behind them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];
