import type { Shape } from '../schema/shape.ts';
import { readBrackets, readGroupOnLine } from './bracket-lines.ts';
import { isSilent, readEntry } from './entry.ts';
import { quoteToMargin } from './quote-lines.ts';
import { closing } from './quoted.ts';
import type { Structure } from './structure.ts';
import { isBlockHeader, valueSlip } from './values.ts';
import { readWrapped } from './wrapped.ts';

/**
 * Reads a value from a column of a line on, over as many lines as it takes, and repairs its slip.
 * @param owner column of the key or dash that it belongs to
 * @returns the line to go on with
 */
export function readValue(
  on: Structure,
  at: number,
  column: number,
  owner: number,
  shape: Shape | undefined,
): number {
  const line = on.line(at);
  const value = line.slice(column).trimEnd();
  if (isBlockHeader(value)) return afterBlock(on, at, owner, shape);
  if (/^[[{]$/.test(value) && shape?.kind !== 'text' && opensLines(on, at, owner))
    return strayBracket(on, at, column, owner, shape);
  if (shape?.kind === 'map' && readGroupOnLine(on, at, column, owner, shape)) return at + 1;
  const wrapped = readWrapped(on, at, column, owner, shape);
  if (wrapped !== undefined) return wrapped;
  const slip = valueSlip(value, shape);
  if (slip) {
    const { text, from, to, ...about } = slip;
    const repaired = line.slice(0, column) + text;
    // What is only warned of stays as it is: it may well be meant.
    on.draft.repair(at, slip.severity === 'warning' ? undefined : repaired, {
      ...about,
      from: column + from,
      to: column + to,
      suggestion: repaired.trimStart(),
    });
    return at + 1;
  }
  const mark = value.charAt(0);
  if ((mark === '"' || mark === "'") && closing(value, mark) < 0)
    return openQuote(on, at, column, value, owner);
  if (/^[[{]/.test(value) && shape?.kind !== 'text') return readBrackets(on, at, column, owner);
  return at + 1;
}

/** Whether lines with dashes or keys follow further in, as if there were no bracket. */
function opensLines(on: Structure, at: number, owner: number): boolean {
  const next = on.next(at);
  return (
    next !== undefined &&
    next.indent > owner &&
    (next.dashes > 0 || (next.key !== undefined && !/,$/.test(next.value)))
  );
}

function strayBracket(
  on: Structure,
  at: number,
  column: number,
  owner: number,
  shape: Shape | undefined,
): number {
  const repaired = on.line(at).slice(0, column).trimEnd();
  on.draft.repair(at, repaired, {
    from: column,
    to: column + 1,
    code: 'stray-bracket',
    message: 'Brackets are not needed here: the lines below say the same.',
    suggestion: repaired.trimStart(),
    certain: true,
  });
  on.pending = { key: readEntry(repaired).key ?? '', line: at, indent: owner, shape };
  return at + 1;
}

/** The lines of a block of text are taken as they are. */
function afterBlock(on: Structure, at: number, owner: number, shape: Shape | undefined): number {
  let n = at + 1;
  while (n < on.draft.lines.length) {
    const line = on.line(n);
    if (line.trim() !== '' && line.length - line.trimStart().length <= owner) break;
    n++;
  }
  if (n === at + 1) on.pending = { key: readEntry(on.line(at)).key ?? '', line: at, indent: owner, shape };
  return n;
}

/** A quote that opens may close on a later line, but not across another field or item. */
function openQuote(on: Structure, at: number, column: number, value: string, owner: number): number {
  const mark = value.charAt(0);
  let text = value;
  for (let n = at + 1; n < on.draft.lines.length && n < at + 60; n++) {
    const line = on.line(n);
    const entry = readEntry(line);
    if (!isSilent(line) && entry.indent <= owner)
      return quoteToMargin(on, at, column, n) ?? unclosed(on, at, column, value);
    text += `\n${line}`;
    const end = closing(text, mark);
    if (end >= 0) return /^\s*(#.*)?$/.test(text.slice(end + 1)) ? n + 1 : unclosed(on, at, column, value);
  }
  return unclosed(on, at, column, value);
}

function unclosed(on: Structure, at: number, column: number, value: string): number {
  const mark = value.charAt(0);
  const elision = /^'(tis|twas|til|cause|em|n|\d0s)\b/i.test(value);
  // A text that ends in the other kind of quote was meant to end with it, unless that is the plural’s or an inch.
  const other = value.length > 2 && /["']$/.test(value);
  const text = elision ? `"${value}"` : `${other ? value.slice(0, -1) : value}${mark}`;
  const repaired = on.line(at).slice(0, column) + text;
  on.draft.repair(at, repaired, {
    from: column,
    to: column + 1,
    code: 'unclosed-quote',
    message: elision
      ? 'An apostrophe at the very beginning opens a quote in YAML, and nothing closes it.'
      : 'The quote that opens here is never closed.',
    suggestion: repaired.trimStart(),
    certain: !other || !/[s\d]["']$/i.test(value),
  });
  return at + 1;
}
