import { isSilent, readEntry } from './entry.ts';
import { isField } from './parts.ts';
import { closing } from './quoted.ts';
import type { Structure } from './structure.ts';

/** So many lines a text in quotes has at most. */
const mostLines = 20;

/**
 * A text in quotes that goes on below, on lines that do not stand further in than what it belongs to: it is written
 * on one line.
 * @param column where its quote opens
 * @param first the first line that stands too far to the left
 * @returns the line to go on with; nothing where no line below closes the quote
 */
export function quoteToMargin(on: Structure, at: number, column: number, first: number): number | undefined {
  const line = on.line(at);
  const mark = line.charAt(column);
  let text = line.slice(column).trimEnd();
  for (let n = at + 1; n < on.draft.lines.length && n < at + mostLines; n++) {
    const { dashes, key } = readEntry(on.line(n));
    if (isSilent(on.line(n)) || dashes > 0 || (key !== undefined && isField(on, key))) return undefined;
    text += ` ${on.line(n).trim()}`;
    const end = closing(text, mark);
    if (end < 0) continue;
    return end === text.length - 1 ? onOneLine(on, at, line.slice(0, column) + text, first, n) : undefined;
  }
  return undefined;
}

function onOneLine(on: Structure, at: number, repaired: string, first: number, last: number): number {
  const line = on.line(first);
  const slip = on.draft.repair(at, repaired, {
    line: first,
    from: line.length - line.trimStart().length,
    to: line.trimEnd().length,
    code: 'quote-to-margin',
    message: `This line goes on with the text in quotes of line ${at + 1}, and has to stand on that line or further in.`,
    suggestion: repaired.trimStart(),
    certain: true,
    fix: on.draft.replacement(at, last, repaired),
  });
  on.draft.clear(slip, at + 1, last);
  return last + 1;
}
