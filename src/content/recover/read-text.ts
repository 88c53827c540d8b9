import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import type { Value } from './field-value.ts';
import { indentOf, isSilent, readEntry } from './line.ts';
import { quotedLines } from './quoted-lines.ts';
import { isShort } from './quotes.ts';
import { readFlow } from './read-flow.ts';
import { type Context, charge, framesOf, type State, wants } from './search-state.ts';
import { withEdit, withLine } from './steps.ts';
import { isBlockHeader, repairValue } from './values.ts';
import { onOneLine, type Part } from './wrapped.ts';

/** So many lines a text has at most. */
const mostLines = 60;

/** Reads a value, in every way in which the lines below may belong to it. */
export function readText(ctx: Context, state: State, value: Value): State[] {
  if (isBlockHeader(value.text)) {
    const at = afterBlock(ctx, state.at, value.owner);
    return [{ ...state, at, pending: at === state.at + 1 ? value.pending : undefined }];
  }
  const flow = readFlow(ctx, state, value);
  if (flow) return flow;
  const quoted = quotedLines(ctx, state, value);
  return quoted ? [quoted] : [alone(state, value), ...wrapped(ctx, state, value)];
}

/** The value on its line alone. */
function alone(state: State, { line: written, column, text, shape }: Value): State {
  const { at, steps } = state;
  const next = { ...state, at: at + 1, pending: undefined };
  const repair = repairValue(text, shape);
  if (!repair) return next;
  const { text: value, from, to, ...about } = repair;
  const line = written.slice(0, column) + value;
  const place = { from: column + from, to: column + to };
  const suggestion = line.trimStart();
  if (repair.severity === 'warning')
    return withEdit(next, { ...about, ...place, line: at, suggestion, changes: [] });
  const edit = steps?.edit;
  if (!edit || steps.follow || edit.line !== at || edit.changes.length !== 1)
    return { ...withLine(state, line, { ...about, ...place }), at: at + 1, pending: undefined };
  // The line was already repaired in front of its value: one message for both.
  const both = {
    ...edit,
    certain: edit.certain && repair.certain,
    suggestion: edit.suggestion?.trimStart() === edit.suggestion ? suggestion : line,
    changes: [[at, line]] as const,
  };
  return charge({ ...next, steps: { ...steps, edit: both } }, at, cost.value);
}

/** The lines of a block of text are taken as they are. */
function afterBlock({ lines }: Context, at: number, owner: number): number {
  const isBehind = (line: string, n: number) => n > at && line.trim() !== '' && indentOf(line) <= owner;
  const end = lines.findIndex(isBehind);
  return end < 0 ? lines.length : end;
}

/** The text with one line below it, with two, and so on. */
function* wrapped(ctx: Context, state: State, value: Value): Generator<State> {
  const { at } = state;
  const { shape, owner } = value;
  const isCopy = shape === undefined || (shape.field === 'text' && !isShort(shape));
  if (!isCopy || (/^["']/.test(value.text) && !/,.$/.test(value.text))) return;
  const parts: [Part, ...Part[]] = [{ line: at, column: value.column, text: value.text.trim(), start: 0 }];
  let price = 0;
  let colons = false;
  let moved = false;
  for (let line = at + 1; line < ctx.lines.length && line < at + mostLines; line++) {
    const raw = ctx.lines[line] ?? '';
    if (raw.trim() === '') continue;
    const entry = readEntry(raw);
    const above = parts.at(-1) ?? parts[0];
    const inside = entry.indent > owner;
    const follows = above.line === line - 1 && /,$/.test(above.text) && shape?.field === 'text';
    if (isSilent(raw) || entry.dashes > 0 || !(inside || follows)) return;
    const text = raw.trim();
    if (/:(\s|$)/.test(text)) {
      if (!colons) price += cost.join - 0.05;
      if (entry.key !== undefined && isWanted(state, entry.key)) price += cost.join;
      colons = true;
    } else if (state.top.kind === 'seq' && !isWrapped(ctx, line, text)) price += 1.2;
    moved ||= !inside;
    parts.push({ line, column: entry.indent, text, start: above.start + above.text.length + 1 });
    const repair = repairValue(parts.map((part) => part.text).join(' '), shape);
    const fault = repair?.severity === 'warning' ? undefined : repair;
    const next = { ...state, at: line + 1, pending: undefined };
    if (!fault && !moved) yield charge(next, line, price);
    else yield onOneLine(charge(next, line, Math.max(price, cost.value)), value, parts, fault);
  }
}

/** Whether a field is missing in one of the open groups, or in a group that is missing there. */
function isWanted(state: State, key: string): boolean {
  const lacksGroup = ([name, { kind, fields }]: [string, Shape], keys: ReadonlyMap<string, number>) =>
    kind === 'map' && fields.has(key) && !keys.has(name);
  return [...framesOf(state)].some(
    (frame) =>
      wants(frame, key) || [...(frame.shape?.fields ?? [])].some((field) => lacksGroup(field, frame.keys)),
  );
}

/** Whether a line continues the item above: in a file whose lines are wrapped at a width. */
function isWrapped(ctx: Context, at: number, text: string): boolean {
  const above = ctx.lines[at - 1] ?? '';
  const [word = ''] = text.split(' ', 1);
  return ctx.widest <= 100 && above.length + 1 + word.length > Math.min(ctx.widest, 80) * 0.75;
}
