import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { brokenKey } from './broken-key.ts';
import { cost } from './costs.ts';
import { readFlow } from './flow.ts';
import { isSilent, readEntry } from './line.ts';
import { isShort } from './quoted.ts';
import { quotedLines } from './quoted-lines.ts';
import {
  type Context,
  charge,
  type Frame,
  fieldsAround,
  framesOf,
  type Pending,
  type State,
  wants,
} from './state.ts';
import { withEdit } from './steps.ts';
import { isBlockHeader, type ValueSlip, valueSlip } from './values.ts';

/** So many lines a text has at most. */
const mostLines = 60;

/**
 * Reads a value from a column of its line on, in every way in which the lines below may belong to it.
 * @param text the line as it is read
 * @param owner column of the key or dash that the value belongs to
 * @param pending what is open if the value is on the lines below
 */
export function readText(
  ctx: Context,
  state: State,
  text: string,
  column: number,
  owner: number,
  shape: Shape | undefined,
  pending: Pending | undefined,
): State[] {
  const { at } = state;
  const value = text.slice(column).trimEnd();
  if (isBlockHeader(value)) {
    const next = afterBlock(ctx, at, owner);
    return [{ ...state, at: next, pending: next === at + 1 ? pending : undefined }];
  }
  const flow = readFlow(ctx, state, text, column, owner, shape, pending);
  if (flow) return flow;
  const quoted = quotedLines(ctx, state, text, column, owner, shape);
  if (quoted) return quoted;
  return [alone(state, text, column, shape), ...wrapped(ctx, state, text, column, owner, shape)];
}

/** The value on its line alone. */
function alone(state: State, text: string, column: number, shape: Shape | undefined): State {
  const { at } = state;
  const next = { ...state, at: at + 1, pending: undefined };
  const slip = valueSlip(text.slice(column).trimEnd(), shape);
  if (!slip) return next;
  const { text: written, from, to, ...about } = slip;
  const line = text.slice(0, column) + written;
  const { steps } = state;
  if (
    slip.severity !== 'warning' &&
    steps &&
    !steps.follow &&
    steps.edit.line === at &&
    steps.edit.changes.length === 1
  ) {
    const { edit } = steps;
    const both = {
      ...edit,
      certain: edit.certain && slip.certain,
      suggestion: edit.suggestion?.trimStart() === edit.suggestion ? line.trimStart() : line,
      changes: [[at, line]] as const,
    };
    return charge({ ...next, steps: { ...steps, edit: both } }, at, cost.value);
  }
  const harmless = slip.severity === 'warning';
  return withEdit(harmless ? next : charge(next, at, cost.value), {
    ...about,
    line: at,
    from: column + from,
    to: column + to,
    suggestion: line.trimStart(),
    changes: harmless ? [] : [[at, line]],
  });
}

/** The lines of a block of text are taken as they are. */
function afterBlock(ctx: Context, at: number, owner: number): number {
  let n = at + 1;
  for (; n < ctx.lines.length; n++) {
    const line = ctx.lines[n] ?? '';
    if (line.trim() !== '' && line.length - line.trimStart().length <= owner) break;
  }
  return n;
}

/** What one line has of a text that goes over several. */
interface Part {
  line: number;
  column: number;
  text: string;
  start: number;
}

/** The text with one line below it, with two, and so on. */
function* wrapped(
  ctx: Context,
  state: State,
  text: string,
  column: number,
  owner: number,
  shape: Shape | undefined,
): Generator<State> {
  const { at } = state;
  const first: Part = { line: at, column, text: text.slice(column).trim(), start: 0 };
  const isCopy = shape === undefined || (shape.field === 'text' && !isShort(shape));
  const isComplete = !isCopy || (/^["']/.test(first.text) && !/,.$/.test(first.text));
  const parts = [first];
  let price = 0;
  let colons = false;
  let moved = false;
  for (let line = at + 1; line < ctx.lines.length && line < at + mostLines; line++) {
    const raw = ctx.lines[line] ?? '';
    if (raw.trim() === '') continue;
    const entry = readEntry(raw);
    const above = parts.at(-1) ?? first;
    const inside = entry.indent > owner;
    const follows = above.line === line - 1 && /,$/.test(above.text) && shape?.field === 'text';
    if (isSilent(raw) || entry.dashes > 0 || !(inside || follows)) return;
    // Within a text, brackets and braces are signs like any other.
    const opens = shape?.field === 'text' ? /^["'|>]/ : /^["'[{|>]/;
    if (opens.test(entry.value) && entry.key === undefined) return;
    if (isComplete) return;
    const body = raw.trim();
    if (/:(\s|$)/.test(body)) {
      const { key } = entry;
      const isWanted =
        key !== undefined &&
        [...framesOf(state)].some((frame) => wants(frame, key) || lacksGroup(frame, key));
      if (!colons) price += cost.join - 0.05;
      if (isWanted) price += cost.join;
      colons = true;
    } else {
      if (brokenKey(entry.value, fieldsAround(state)) && !/^[a-z]+ [a-z, ]+$/.test(body)) price += 0.3;
      if (state.top.kind === 'seq' && !isWrapped(ctx, line, body)) price += 1.2;
    }
    if (!inside) {
      if (!moved) price += cost.join - (colons ? 1 : 0);
      moved = true;
    }
    parts.push({ line, column: entry.indent, text: body, start: above.start + above.text.length + 1 });
    const whole = parts.map((part) => part.text).join(' ');
    const slip = valueSlip(whole, shape);
    const next = { ...state, at: line + 1, pending: undefined };
    if ((!slip || slip.severity === 'warning') && !moved) yield charge(next, line, price);
    else
      yield onOneLine(
        ctx,
        charge(next, line, Math.max(price, cost.value)),
        text,
        parts,
        whole,
        slip?.severity === 'warning' ? undefined : slip,
        shape,
      );
  }
}

/** Whether a group lacks one of its groups that has such a field. */
const lacksGroup = ({ shape, keys }: Frame, key: string) =>
  [...(shape?.fields ?? [])].some(
    ([name, { kind, fields }]) => kind === 'map' && fields.has(key) && !keys.has(name),
  );

/** Writes a text on one line, and reports its mistake on the line where it is. */
function onOneLine(
  _: Context,
  state: State,
  text: string,
  parts: readonly Part[],
  whole: string,
  slip: ValueSlip | undefined,
  shape: Shape | undefined,
): State {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return state;
  const at = first.line;
  const fits = whole.length <= (shape?.max ?? whole.length);
  const line = text.slice(0, first.column) + (slip?.text ?? whole);
  const clear = parts.slice(1).map((part): [number, string] => [part.line, '']);
  const about = { suggestion: line.trimStart(), changes: [[at, line], ...clear] as [number, string][] };
  if (!slip) {
    return withEdit(state, {
      ...about,
      line: last.line,
      from: last.column,
      to: last.column + last.text.length,
      code: 'loose-line',
      message:
        'This line is neither a field (a word and a colon) nor an item of a list (a dash and a space).',
      suggestion: 'If it belongs to the text above, write both on one line.',
      certain: false,
    });
  }
  const place = parts.findLast(({ start }) => start <= slip.from) ?? first;
  const from = place.column + slip.from - place.start;
  const { kind, keys } = state.top;
  const name = kind === 'map' ? [...keys.keys()].at(-1) : undefined;
  const owner = name === undefined ? 'item above' : `text of ${quote(name)} above`;
  return withEdit(state, {
    ...about,
    line: place.line,
    from,
    to: Math.min(from + slip.to - slip.from, place.column + place.text.length),
    code: place !== first && slip.code === 'needs-quotes' ? 'colon-in-wrapped-text' : slip.code,
    message:
      place !== first && slip.code === 'needs-quotes'
        ? `This line goes on with the ${owner}, but its colon makes YAML read it as a field; such a text needs quotes.`
        : slip.message,
    certain: slip.certain && fits && !parts.some((_, n) => mayBeElse(state, parts, n)),
    replaces: [at, last.line, line],
  });
}

/** Whether a part with a colon may be a field or a note behind a text that is complete. */
function mayBeElse(state: State, parts: readonly Part[], n: number): boolean {
  const [above, part] = [parts[n - 1], parts[n]];
  if (!above || !part || /,$/.test(above.text) || !/:(\s|$)/.test(part.text)) return false;
  const { key } = readEntry(part.text);
  return /^\p{Lu}/u.test(part.text) || (key !== undefined && fieldsAround(state).includes(key));
}

/** Whether a line goes on with the item above: in small letters, or in a file whose lines are broken at a width. */
function isWrapped(ctx: Context, at: number, text: string): boolean {
  const above = ctx.lines[at - 1] ?? '';
  if (/^[a-z]/.test(text) && /^\s*(-\s+)?["']?[^a-z]/.test(above)) return true;
  const [word = ''] = text.split(' ', 1);
  return ctx.widest <= 100 && above.length + 1 + word.length > Math.min(ctx.widest, 80) * 0.75;
}
