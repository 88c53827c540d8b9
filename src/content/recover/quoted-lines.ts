import type { Value } from './field-value.ts';
import { indentOf, isSilent, readEntry } from './line.ts';
import { closingQuote } from './quotes.ts';
import { type Context, fieldsAround, type State } from './search-state.ts';
import { withLine } from './steps.ts';
import { repairValue } from './values.ts';

/** So many lines a text in quotes has at most. */
const mostLines = 60;

/**
 * A text whose quote opens on a line and does not close there: it may close below, but not across another field or
 * item.
 * @returns nothing where no quote is open
 */
export function quotedLines({ lines }: Context, state: State, value: Value): State | undefined {
  const { text, owner, shape } = value;
  const mark = text.charAt(0);
  if ((mark !== '"' && mark !== "'") || closingQuote(text, mark) >= 0 || repairValue(text, shape))
    return undefined;
  const { at } = state;
  let whole = text;
  /** The first line that is not indented as a part of the text has to be. */
  let margin: number | undefined;
  for (let n = at + 1; n < lines.length && n < at + mostLines; n++) {
    const line = lines[n] ?? '';
    const { indent, dashes, key } = readEntry(line);
    if (!isSilent(line) && indent <= owner) margin ??= n;
    const isOther = isSilent(line) || dashes > 0 || (key !== undefined && fieldsAround(state).includes(key));
    if (margin !== undefined && isOther) break;
    whole += `\n${line}`;
    const end = closingQuote(whole, mark);
    if (end < 0) continue;
    if (!/^\s*(#.*)?$/.test(whole.slice(end + 1))) break;
    const read = margin === undefined ? state : onOneLine(state, value, lines, margin, n);
    return { ...read, at: n + 1, pending: undefined };
  }
  return unclosed(state, value);
}

function onOneLine(
  state: State,
  value: Value,
  lines: readonly string[],
  margin: number,
  last: number,
): State {
  const { at } = state;
  const below = lines.slice(at + 1, last + 1);
  const line = [value.line.trimEnd(), ...below.map((one) => one.trim())].join(' ');
  const shown = lines[margin] ?? '';
  return withLine(state, line, {
    line: margin,
    from: indentOf(shown),
    to: shown.trimEnd().length,
    code: 'quote-to-margin',
    message: `This line continues the quoted text of line ${at + 1}. Put it on that line, or indent it further.`,
    changes: [[at, line], ...below.map((_, n): [number, string] => [at + 1 + n, ''])],
    replaces: [at, last, line],
  });
}

function unclosed(state: State, { line, column, text }: Value): State {
  const isElision = /^'(tis|twas|til|cause|em|n|\d0s)\b/i.test(text);
  // A text that ends in the other kind of quote was meant to end with it, unless that is the plural’s or an inch.
  const hasOther = text.length > 2 && /["']$/.test(text);
  const closed = `${hasOther ? text.slice(0, -1) : text}${text.charAt(0)}`;
  const repaired = withLine(state, line.slice(0, column) + (isElision ? `"${text}"` : closed), {
    from: column,
    to: column + 1,
    code: 'unclosed-quote',
    message: isElision
      ? 'An apostrophe at the very beginning opens a quote in YAML, and nothing closes it.'
      : 'The quote that opens here is never closed.',
    certain: !hasOther || !/[s\d]["']$/i.test(text),
  });
  return { ...repaired, at: state.at + 1, pending: undefined };
}
