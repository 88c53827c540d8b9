import { sameName } from '../nearest.ts';
import type { Shape } from '../shape.ts';
import { brokenKey } from './bare.ts';
import { type Entry, isSilent, readEntry } from './entry.ts';
import { isSectionField } from './frames.ts';
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

/**
 * The parts of a text without quotes: the first, and those on the lines below that go on with it.
 * @param owner column of the key or dash that the text belongs to
 */
export function partsBelow(on: Structure, first: Part, owner: number, shape: Shape | undefined): Part[] {
  const parts = [first];
  let above = first;
  const isItem = on.nameAt(first.line) === undefined;
  for (let line = first.line + 1; line < on.draft.lines.length; line++) {
    const entry = readEntry(on.line(line));
    const inside = entry.indent > owner || (shape?.field === 'text' && /,$/.test(above.text));
    if (isSilent(on.line(line)) || !inside || startsAnew(on, entry)) break;
    const text = on.line(line).trim();
    if (isItem && entry.key === undefined && !isWrapped(on, line, text)) break;
    above = { line, column: entry.indent, text, start: above.start + above.text.length + 1 };
    parts.push(above);
  }
  return parts;
}

/** Whether a line begins something of its own: an item, a field, or a text in quotes. */
function startsAnew(on: Structure, { dashes, key, value }: Entry): boolean {
  if (dashes > 0 || (key === undefined && /^["'[{|>]/.test(value))) return true;
  if (key !== undefined) return isField(on, key);
  return brokenKey(value, fieldsAround(on)) !== undefined;
}

/** Whether a word is a field of anything that is open here, or of a group whose own line may be lost. */
export function isField(on: Structure, word: string): boolean {
  if (fieldsAround(on).some((field) => sameName(field, word))) return true;
  return on.stack.some(({ kind, shape }) => {
    if (shape === undefined) return kind === 'map' && isSectionField(on.standards, word);
    return [...shape.fields.values()].some((field) => field.kind === 'map' && field.fields.has(word));
  });
}

/** Whether a line goes on with the item above: in small letters, or in a file whose lines are broken at a width. */
export function isWrapped(on: Structure, at: number, text: string): boolean {
  const above = on.line(at - 1);
  if (/^[a-z]/.test(text) && /^\s*(-\s+)?["']?[^a-z]/.test(above)) return true;
  const [word = ''] = text.split(' ', 1);
  const widest = Math.max(...on.draft.original.map((line) => line.length));
  return widest <= 100 && above.length + 1 + word.length > Math.min(widest, 80) * 0.75;
}
