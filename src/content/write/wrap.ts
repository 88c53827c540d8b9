/** Places where a line may break: single spaces. */
const breaks = /(?<=\S) (?=\S)/;

/**
 * Breaks a text into lines like those it replaces: lines above and below the change stay, and the others are as wide as
 * the widest was.
 * @param before the lines that it replaces; a single line has no width
 * @param start column where the first line begins
 * @param indent column where the others begin
 */
export function wrapLines(before: readonly string[], text: string, start: number, indent: number): string[] {
  const old = before.map((line) => line.trim().split(breaks));
  const words = text.split(breaks);
  const widths = before.map((line, at) => line.trim().length + (at === 0 ? start : indent));
  const width = before.length > 1 ? Math.max(...widths) : Number.POSITIVE_INFINITY;
  const above: string[][] = [];
  let from = 0;
  for (const line of old) {
    if (!matches(line, words, from)) break;
    above.push(line);
    from += line.length;
  }
  const below: string[][] = [];
  let to = words.length;
  for (const line of old.slice(above.length).reverse()) {
    if (to - line.length < from || !matches(line, words, to - line.length)) break;
    below.unshift(line);
    to -= line.length;
  }
  const changed = fill(words.slice(from, to), above.length === 0 ? start : indent, indent, width);
  return [...above.map(joined), ...changed, ...below.map(joined)];
}

const joined = (line: readonly string[]) => line.join(' ');

const matches = (line: readonly string[], words: readonly string[], from: number) =>
  line.every((word, at) => words[from + at] === word);

function fill(words: readonly string[], start: number, indent: number, width: number): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of words) {
    const column = lines.length === 0 ? start : indent;
    if (line === undefined) line = word;
    else if (column + line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === undefined ? lines : [...lines, line];
}
