import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { readEntry } from './entry.ts';
import { isField, type Part, partsBelow } from './parts.ts';
import { putAside, STRAY_LINE } from './put-aside.ts';
import { closing, isShort } from './quoted.ts';
import type { Structure } from './structure.ts';
import { type ValueSlip, valueSlip } from './values.ts';

/**
 * Reads a text without quotes that goes on over the lines below it. Where YAML stumbles over any part of it, the
 * whole text is written on one line.
 * @param column where the text begins in its line
 * @param owner column of the key or dash that it belongs to
 * @returns the line to go on with; nothing where the text has one line, or where its lines are right
 */
export function readWrapped(
  on: Structure,
  at: number,
  column: number,
  owner: number,
  shape: Shape | undefined,
): number | undefined {
  const first: Part = { line: at, column, text: on.line(at).slice(column).trim(), start: 0 };
  if (first.text === '' || opensQuote(first.text)) return undefined;
  const isCopy = shape === undefined || (shape.field === 'text' && !isShort(shape));
  if (!isCopy && shape.kind !== 'text' && shape.kind !== 'choice') return undefined;
  const parts = partsBelow(on, first, owner, shape);
  const [, below] = parts;
  if (!below) return undefined;
  if (!isCopy || isComplete(first.text)) return belowComplete(on, below, parts.at(-1)?.line ?? at);
  const whole = parts.map(({ text }) => text).join(' ');
  const slip = valueSlip(whole, shape);
  if (!slip || slip.severity === 'warning') return undefined;
  const fits = whole.length <= (shape?.max ?? whole.length);
  return onOneLine(on, first, parts, { ...slip, certain: slip.certain && fits });
}

/** Writes a text on one line, and tells its slip on the line where it is. */
function onOneLine(on: Structure, first: Part, parts: readonly Part[], slip: ValueSlip): number {
  const at = first.line;
  const last = parts.at(-1)?.line ?? at;
  const certain = slip.certain && !parts.some((_, n) => mayBeElse(on, parts, n));
  const place = parts.findLast(({ start }) => start <= slip.from) ?? first;
  const from = place.column + slip.from - place.start;
  const repaired = on.line(at).slice(0, first.column) + slip.text;
  const told = on.draft.repair(at, repaired, {
    code: slip.code,
    message: slip.message,
    ...(place !== first && slip.code === 'needs-quotes' ? goesOn(on, at) : {}),
    line: place.line,
    from,
    to: Math.min(from + slip.to - slip.from, place.column + place.text.length),
    suggestion: repaired.trimStart(),
    certain,
    ...(certain ? { fix: on.draft.replacement(at, last, repaired) } : {}),
  });
  on.draft.clear(told, at + 1, last);
  return last + 1;
}

/**
 * Whether a part with a colon may be something else behind a text that is complete: a field after all, where it begins
 * with the name of one, or a note, where it begins a sentence.
 */
function mayBeElse(on: Structure, parts: readonly Part[], n: number): boolean {
  const [above, part] = [parts[n - 1], parts[n]];
  if (!above || !part || /,$/.test(above.text) || !/:(\s|$)/.test(part.text)) return false;
  const { key } = readEntry(on.line(part.line));
  return /^\p{Lu}/u.test(part.text) || (key !== undefined && isField(on, key));
}

/** Whether a text begins with a straight quote that closes nowhere in its line. */
const opensQuote = (text: string) => /^["']/.test(text) && closing(text, text.charAt(0)) < 0;

function goesOn(on: Structure, at: number): { code: string; message: string } {
  const name = on.nameAt(at);
  const owner = name === undefined ? 'item above' : `text of ${quote(name)} above`;
  return {
    code: 'colon-in-wrapped-text',
    message: `This line goes on with the ${owner}, but its colon makes YAML read it as a field; such a text needs quotes.`,
  };
}

/** Whether a text in quotes closes in its line, and does not end as if more were to follow. */
const isComplete = (text: string) =>
  /^["']/.test(text) && closing(text, text.charAt(0)) === text.length - 1 && !/,.$/.test(text);

/** Lines below a value that is a word, a name or in quotes: whatever they are, they are no part of it. */
function belowComplete(on: Structure, below: Part, last: number): number {
  putAside(on, below.line, last, {
    code: 'loose-line',
    message: 'This line belongs to nothing: the field above it is complete on its own line.',
    suggestion: STRAY_LINE,
  });
  return last + 1;
}
