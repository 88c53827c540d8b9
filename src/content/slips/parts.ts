import { sameName } from '../explain/nearest.ts';
import type { Shape } from '../schema/shape.ts';
import { brokenKey } from './bare.ts';
import { type Entry, isSilent, readEntry } from './entry.ts';
import { isSectionField } from './frames.ts';
import { isFreeField } from './free-field.ts';
import { fieldsAround } from './respell.ts';
import type { Structure } from './structure.ts';

/** What one line has of a text that goes over several. */
export interface Part {
  line: number;
  column: number;
  text: string;
  /** Where it begins in the text as a whole. */
  start: number;
}

/** So many lines a text has at most. */
const mostLines = 60;

/**
 * The parts of a text without quotes: the first, and those on the lines below that go on with it.
 * @param owner column of the key or dash that the text belongs to
 */
export function partsBelow(on: Structure, first: Part, owner: number, shape: Shape | undefined): Part[] {
  const parts = [first];
  let above = first;
  const isItem = on.nameAt(first.line) === undefined;
  const end = Math.min(on.draft.lines.length, first.line + mostLines);
  for (let line = first.line + 1; line < end; line++) {
    // An empty line ends no text in YAML, a comment does.
    if (on.line(line).trim() === '') continue;
    const entry = readEntry(on.line(line));
    const follows = above.line === line - 1 && shape?.field === 'text' && /,$/.test(above.text);
    if (isSilent(on.line(line)) || !(entry.indent > owner || follows) || startsAnew(on, line, entry, owner))
      break;
    const text = on.line(line).trim();
    // An item that lost its dash would have its colon in quotes.
    if (isItem && !/:(\s|$)/.test(text) && !isWrapped(on, line, text)) break;
    above = { line, column: entry.indent, text, start: above.start + above.text.length + 1 };
    parts.push(above);
  }
  return parts;
}

/** Whether a line begins something of its own: an item, a field, or a text in quotes. */
function startsAnew(
  on: Structure,
  at: number,
  { dashes, key, value, indent }: Entry,
  owner: number,
): boolean {
  if (dashes > 0 || (key === undefined && /^["'[{|>]/.test(value))) return true;
  if (key === undefined) return brokenKey(value, fieldsAround(on)) !== undefined;
  return indent > owner ? isFreeField(on, at, key) : isField(on, key);
}

/** Whether a word is a field of anything that is open here. */
export const isField = (on: Structure, word: string) =>
  fieldsAround(on).some((field) => sameName(field, word)) ||
  (on.stack.some(({ kind, shape }) => kind === 'map' && !shape) && isSectionField(on.standards, word));

/** Whether a line goes on with the item above: in small letters, or in a file whose lines are broken at a width. */
export function isWrapped(on: Structure, at: number, text: string): boolean {
  const above = on.line(at - 1);
  if (/^[a-z]/.test(text) && /^\s*(-\s+)?["']?[^a-z]/.test(above)) return true;
  const [word = ''] = text.split(' ', 1);
  const widest = Math.max(...on.draft.original.map((line) => line.length));
  return widest <= 100 && above.length + 1 + word.length > Math.min(widest, 80) * 0.75;
}
