import { quote } from '../names.ts';
import type { Shape } from '../shape.ts';
import { readEntry } from './entry.ts';
import { isField, type Part, partsBelow } from './parts.ts';
import { closing } from './quoted.ts';
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
  const isCopy = shape === undefined || shape.field === 'text';
  if (!isCopy && shape.kind !== 'text' && shape.kind !== 'choice') return undefined;
  const parts = partsBelow(on, first, owner, shape);
  const [, below] = parts;
  if (!below) return undefined;
  if (!isCopy) return belowOneWord(on, below, parts.at(-1)?.line ?? at);
  const slip = valueSlip(parts.map(({ text }) => text).join(' '), shape);
  return !slip || slip.severity === 'warning' ? undefined : onOneLine(on, first, parts, slip);
}

/** Writes a text on one line, and tells its slip on the line where it is. */
function onOneLine(on: Structure, first: Part, parts: readonly Part[], slip: ValueSlip): number {
  const at = first.line;
  const last = parts.at(-1)?.line ?? at;
  const certain = slip.certain && !parts.some((_, n) => mayBeField(on, parts, n));
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
  for (let n = at + 1; n <= last; n++) on.draft.change(told, n, '');
  return last + 1;
}

/** Whether a part begins with the name of a field, and the text before it is complete: that may be a field after all. */
function mayBeField(on: Structure, parts: readonly Part[], n: number): boolean {
  const above = parts[n - 1];
  const { key } = readEntry(on.line(parts[n]?.line ?? 0));
  return above !== undefined && key !== undefined && isField(on, key) && !/,$/.test(above.text);
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

/** Lines below a value that is a single word or name: whatever they are, they are no part of it. */
function belowOneWord(on: Structure, below: Part, last: number): number {
  const slip = on.draft.repair(below.line, '', {
    from: below.column,
    to: below.column + below.text.length,
    code: 'loose-line',
    message: 'This line belongs to nothing: the field above it is complete on its own line.',
    suggestion: 'If it is a remark, begin it with “#”; if nobody needs it, delete it.',
    certain: false,
  });
  for (let n = below.line + 1; n <= last; n++) on.draft.change(slip, n, '');
  return last + 1;
}
