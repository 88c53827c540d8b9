import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import { isSilent, readEntry } from './line.ts';
import { closing } from './quoted.ts';
import { type Context, charge, fieldsAround, type State } from './state.ts';
import { withEdit } from './steps.ts';
import { valueSlip } from './values.ts';

/** So many lines a text in quotes has at most. */
const mostLines = 60;

/**
 * A text whose quote opens on a line and does not close there: it may close below, but not across another field or
 * item.
 * @returns nothing where no quote is open
 */
export function quotedLines(
  ctx: Context,
  state: State,
  text: string,
  column: number,
  owner: number,
  shape: Shape | undefined,
): State[] | undefined {
  const value = text.slice(column).trimEnd();
  const mark = value.charAt(0);
  if ((mark !== '"' && mark !== "'") || closing(value, mark) >= 0 || valueSlip(value, shape))
    return undefined;
  const { at } = state;
  let whole = value;
  let joined = value;
  let margin: number | undefined;
  for (let n = at + 1; n < ctx.lines.length && n < at + mostLines; n++) {
    const line = ctx.lines[n] ?? '';
    const entry = readEntry(line);
    if (!isSilent(line) && entry.indent <= owner) margin ??= n;
    if (margin !== undefined) {
      const { dashes, key } = entry;
      if (isSilent(line) || dashes > 0 || (key !== undefined && fieldsAround(state).includes(key))) break;
    }
    whole += `\n${line}`;
    joined += ` ${line.trim()}`;
    const end = closing(whole, mark);
    if (end < 0) continue;
    if (!/^\s*(#.*)?$/.test(whole.slice(end + 1))) break;
    const next = { ...state, at: n + 1, pending: undefined };
    return margin === undefined ? [next] : [toMargin(ctx, next, at, margin, text.slice(0, column) + joined)];
  }
  return [unclosed(state, text, column)];
}

function toMargin(ctx: Context, state: State, at: number, first: number, line: string): State {
  const last = state.at - 1;
  const shown = ctx.lines[first] ?? '';
  return withEdit(charge(state, first, cost.value), {
    line: first,
    from: shown.length - shown.trimStart().length,
    to: shown.trimEnd().length,
    code: 'quote-to-margin',
    message: `This line continues the quoted text of line ${at + 1}. Put it on that line, or indent it further.`,
    suggestion: line.trimStart(),
    certain: true,
    changes: [[at, line], ...Array.from({ length: last - at }, (_, n): [number, string] => [at + 1 + n, ''])],
    replaces: [at, last, line],
  });
}

function unclosed(state: State, text: string, column: number): State {
  const { at } = state;
  const value = text.slice(column).trimEnd();
  const mark = value.charAt(0);
  const elision = /^'(tis|twas|til|cause|em|n|\d0s)\b/i.test(value);
  // A text that ends in the other kind of quote was meant to end with it, unless that is the plural’s or an inch.
  const other = value.length > 2 && /["']$/.test(value);
  const line =
    text.slice(0, column) + (elision ? `"${value}"` : `${other ? value.slice(0, -1) : value}${mark}`);
  return withEdit(charge({ ...state, at: at + 1, pending: undefined }, at, cost.value), {
    line: at,
    from: column,
    to: column + 1,
    code: 'unclosed-quote',
    message: elision
      ? 'An apostrophe at the very beginning opens a quote in YAML, and nothing closes it.'
      : 'The quote that opens here is never closed.',
    suggestion: line.trimStart(),
    certain: !other || !/[s\d]["']$/i.test(value),
    changes: [[at, line]],
  });
}
