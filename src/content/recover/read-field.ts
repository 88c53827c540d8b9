import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import { valueAt } from './field-value.ts';
import { type Entry, readEntry, readSeveralWords } from './line.ts';
import { readText } from './read-text.ts';
import { addKey, type Context, charge, open, type Pending, type State } from './search-state.ts';
import { isSectionField, isSections, itemShape, namesType } from './sections.ts';
import { splits, twoItems } from './splits.ts';
import { withEdit, withLine } from './steps.ts';

/** Reads a line in its right position: a field of the group at the top, or an item of the list there. */
export function readEntered(ctx: Context, state: State, line: string, item: boolean): State[] {
  return item ? readItem(ctx, state, line) : readField(ctx, state, line);
}

function readItem(ctx: Context, state: State, line: string): State[] {
  const { at, top: list } = state;
  const entry = readEntry(line);
  const shape = itemShape(list.shape, ctx.lines, at, ctx.schemas);
  const now = { ...state, pending: undefined };
  const inSections = isSections(ctx.schemas, list.shape);
  if ((shape === undefined || shape.kind === 'map') && (entry.key !== undefined || readSeveralWords(line))) {
    const price = entry.key === undefined ? 0 : firstFieldCost(ctx, state, entry.key, shape);
    return readField(ctx, open(charge(now, at, price), 'map', entry.column, shape), line);
  }
  if (entry.value === '')
    return [{ ...now, at: at + 1, pending: { key: '', line: at, indent: entry.indent, shape } }];
  const isText = shape?.kind === 'text';
  if (isText && entry.key !== undefined && isSectionField(ctx.schemas, entry.key))
    return fieldsOfText(ctx, now, line, entry, shape);
  const column = entry.key === undefined ? entry.valueColumn : entry.column;
  const two = isText ? twoItems(now, line, column) : undefined;
  if (two) return [two];
  const wrong = inSections ? cost.wrongSection : shape?.kind === 'map' ? cost.wrongItem : 0;
  return readText(ctx, charge(now, at, wrong), valueAt(line, column, { owner: entry.indent, shape }));
}

/** What it costs that an item begins with a field. */
function firstFieldCost(ctx: Context, { at, top: list }: State, key: string, shape: Shape | undefined) {
  if (isSections(ctx.schemas, list.shape) && !shape && !namesType(ctx.lines, at, key))
    return isSectionField(ctx.schemas, key) ? cost.missing : cost.wrongItem;
  return list.firstKey !== undefined && list.firstKey !== key ? cost.otherFirst : 0;
}

/** Fields in an item that is one text. The text of the first is read, the others are not. */
function fieldsOfText(ctx: Context, state: State, text: string, entry: Entry, shape: Shape): State[] {
  const { at } = state;
  const line = `${text.slice(0, entry.column)}${entry.value}`;
  const end = ctx.lines.findIndex(
    (below, n) => n > at && below.trim() !== '' && readEntry(below).indent <= entry.indent,
  );
  const next = end < 0 ? ctx.lines.length : end;
  const others = Array.from({ length: next - at - 1 }, (_, n): [number, string] => [at + 1 + n, '']);
  const about = {
    from: entry.column,
    to: entry.colon ?? 0,
    code: 'stray-key' as const,
    message: `${quote(entry.key ?? '')} is a field, but each item of this list is one text.`,
    suggestion: line.trim(),
    certain: false,
    changes: [[at, line] as const, ...others],
  };
  const repaired = withLine(state, line, about, cost.wrongItem + 0.3);
  const value = valueAt(line, entry.column, { owner: entry.indent, shape });
  return readText(ctx, repaired, value)
    .filter((one) => one.at === at + 1)
    .map((one) => ({ ...one, at: next }));
}

function readField(ctx: Context, given: State, line: string): State[] {
  const { at, top } = given;
  const plain = readEntry(line);
  const entry = plain.key === undefined ? (readSeveralWords(line) ?? plain) : plain;
  const { key, value } = entry;
  if (key === undefined) return [];
  const shape = top.shape?.fields.get(key);
  let state = top.keys.has(key) ? duplicate(ctx, given, key, entry) : addKey(given, key, at);
  if (top.shape && !shape && !top.keys.has(key)) state = charge(state, at, cost.unknownKey);
  const pending = { key, line: at, indent: top.indent, shape };
  const isComment = value.startsWith('#') && shape?.kind !== 'text' && shape?.kind !== 'choice';
  if (value === '' || isComment) return [{ ...state, at: at + 1, pending }];
  const out = splits(ctx, state, line, entry, shape).map((split) =>
    readEntered(ctx, split.state, split.line, split.item),
  );
  if (shape?.kind === 'map' || shape?.kind === 'list') {
    const name = namedCopy(state, line, entry, pending);
    if (name) return [name];
    const above = textAboveList(state, line, entry, pending);
    if (above) out.push([above]);
    if (!/^[[{|>&*!]/.test(value)) state = charge(state, at, cost.wrongKind);
  }
  out.push(readText(ctx, state, valueAt(line, entry.valueColumn, { owner: top.indent, shape, pending })));
  return out.flat();
}

function duplicate(ctx: Context, state: State, key: string, { value, column, dashes }: Entry): State {
  const { at, top } = state;
  const first = top.keys.get(key) ?? at;
  const isSame = readEntry(ctx.lines[first] ?? '').value === value && value !== '';
  const certain = isSame && dashes === 0;
  return withEdit(charge(state, at, cost.duplicate), {
    line: at,
    from: column,
    to: column + key.length,
    code: 'duplicate-key',
    message: `${quote(key)} is here a second time; the first is on line ${first + 1}.`,
    suggestion: isSame
      ? 'Delete one of the two lines.'
      : 'Keep one of the two, or give the other the name that it should have.',
    certain,
    changes: [],
    deletes: certain,
  });
}

/** YAML's way to give lines a name and repeat them elsewhere, which content does without. */
function namedCopy(
  state: State,
  text: string,
  { value, valueColumn, colon }: Entry,
  pending: Pending,
): State | undefined {
  if (!/^[&*][\w-]+$/.test(value)) return undefined;
  const isName = value.startsWith('&');
  const line = text.slice(0, colon);
  const repaired = withLine(state, line, {
    from: valueColumn,
    to: valueColumn + value.length,
    code: 'named-copy',
    message: isName
      ? `Lines need no name such as ${quote(value)}: they cannot be repeated by it here.`
      : `Lines cannot be repeated by a name such as ${quote(value)} here.`,
    ...(isName ? {} : { suggestion: `Copy the lines that are meant to below ${quote(line.trim())}.` }),
    certain: isName,
  });
  return { ...repaired, at: state.at + 1, pending };
}

/** A value behind the colon of a field whose items are below. */
function textAboveList(
  state: State,
  line: string,
  { key = '', value, valueColumn, colon }: Entry,
  pending: Pending,
): State | undefined {
  if (pending.shape?.kind !== 'list' || /^(-\s|[[{]$)/.test(value)) return undefined;
  const about = {
    from: valueColumn,
    to: valueColumn + value.length,
    code: 'text-above-list' as const,
    message: `The items of ${quote(key)} are below, each after a dash. Leave the rest of this line empty.`,
    certain: false,
  };
  const repaired = withLine(state, line.slice(0, colon), about, cost.wrongKind + 0.1);
  return { ...repaired, at: state.at + 1, pending };
}
