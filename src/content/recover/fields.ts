import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import { type Entry, readEntry, readSeveralWords } from './line.ts';
import { isSectionField, isSections, itemShape, namesType } from './sections.ts';
import {
  addKey,
  type Context,
  charge,
  type Frame,
  framesOf,
  nextEntry,
  open,
  type State,
  wants,
} from './state.ts';
import { withEdit } from './steps.ts';
import { readText } from './texts.ts';

/** Reads a line in its right position: a field of the group at the top, or an item of the list there. */
export function readEntered(ctx: Context, state: State, text: string, item: boolean): State[] {
  return item ? readItem(ctx, state, text) : readField(ctx, state, text);
}

function readItem(ctx: Context, state: State, text: string): State[] {
  const { at, top: list } = state;
  const entry = readEntry(text);
  const shape = itemShape(list.shape, ctx.lines, at, ctx.schemas);
  const group = shape === undefined || shape.kind === 'map';
  const now = { ...state, pending: undefined };
  if (group && (entry.key !== undefined || readSeveralWords(text))) {
    let cheap: State =
      entry.key !== undefined && list.firstKey !== undefined && list.firstKey !== entry.key
        ? charge(now, at, cost.otherFirst)
        : now;
    if (
      isSections(ctx.schemas, list.shape) &&
      shape === undefined &&
      entry.key !== undefined &&
      !namesType(ctx.lines, at, entry.key)
    )
      cheap = charge(now, at, isSectionField(ctx.schemas, entry.key) ? cost.missing : cost.wrongItem);
    return readField(ctx, open(cheap, 'map', entry.column, shape), text);
  }
  if (entry.value === '')
    return [{ ...now, at: at + 1, pending: { key: '', line: at, indent: entry.indent, shape } }];
  const wrong = isSections(ctx.schemas, list.shape)
    ? cost.wrongSection
    : shape?.kind === 'map'
      ? cost.wrongItem
      : 0;
  if (entry.key !== undefined && shape?.kind === 'text' && isSectionField(ctx.schemas, entry.key))
    return fieldsOfText(ctx, now, text, entry, shape);
  const start = entry.key === undefined ? entry.valueColumn : entry.column;
  const two = shape?.kind === 'text' && twoItems(state, text, start);
  if (two) return [{ ...two, at: at + 1, pending: undefined }];
  return readText(ctx, charge(now, at, wrong), text, start, entry.indent, shape, undefined);
}

/** Two items of a list of texts on one line. */
function twoItems(state: State, text: string, column: number): State | undefined {
  const { at } = state;
  const [, first, gap = '', second = ''] =
    /^([^"'[{].*?\S)(\s{2,})-\s+(\S.*)$/.exec(text.slice(column)) ?? [];
  if (first === undefined) return undefined;
  const upper = text.slice(0, column) + first;
  const lower = `${text.slice(0, text.indexOf('-'))}- ${second}`;
  const from = column + first.length + gap.length;
  return withEdit(charge(state, at, cost.value), {
    line: at,
    from,
    to: from + 1,
    code: 'lost-line-break',
    message: 'A second item begins here; each item needs a line of its own.',
    suggestion: `${upper}\n${lower}`,
    certain: true,
    changes: [[at, lower]],
    insert: upper,
  });
}

/** Fields in an item that is one text. The text of the first is read, the others are not. */
function fieldsOfText(ctx: Context, state: State, text: string, entry: Entry, shape: Shape): State[] {
  const { at } = state;
  const line = `${text.slice(0, entry.column)}${entry.value}`;
  const edit = {
    line: at,
    from: entry.column,
    to: entry.colon ?? 0,
    code: 'stray-key' as const,
    message: `${quote(entry.key ?? '')} is a field, but each item of this list is one text.`,
    suggestion: line.trim(),
    certain: false,
    changes: [[at, line]] as [number, string][],
  };
  let next = at + 1;
  for (; next < ctx.lines.length; next++) {
    const below = ctx.lines[next] ?? '';
    if (below.trim() !== '' && readEntry(below).indent <= entry.indent) break;
    if (below.trim() !== '') edit.changes.push([next, '']);
  }
  const read = readText(
    ctx,
    withEdit(charge(state, at, cost.wrongItem + 0.3), edit),
    line,
    entry.column,
    entry.indent,
    shape,
    undefined,
  );
  return read.filter((one) => one.at === at + 1).map((one) => ({ ...one, at: next }));
}

function readField(ctx: Context, given: State, text: string): State[] {
  const { at } = given;
  const plain = readEntry(text);
  const entry = plain.key === undefined ? (readSeveralWords(text) ?? plain) : plain;
  const { key } = entry;
  if (key === undefined) return [];
  let state = given;
  const { top } = state;
  const first = top.keys.get(key);
  const shape = top.shape?.fields.get(key);
  if (first !== undefined) {
    const same = readEntry(ctx.lines[first] ?? '').value === entry.value && entry.value !== '';
    state = withEdit(charge(state, at, cost.duplicate + (entry.value === '' ? cost.duplicateGroup : 0)), {
      line: at,
      from: entry.column,
      to: entry.column + key.length,
      code: 'duplicate-key',
      message: `${quote(key)} is here a second time; the first is on line ${first + 1}.`,
      suggestion: same
        ? 'Delete one of the two lines.'
        : 'Keep one of the two, or give the other the name that it should have.',
      certain: same && entry.dashes === 0,
      changes: [],
      ...(same && entry.dashes === 0 ? { deletes: true } : {}),
    });
  } else {
    if (top.shape && !shape) state = charge(state, at, cost.unknownKey);
    state = addKey(state, key, at);
  }
  const comment = entry.value.startsWith('#') && shape?.kind !== 'text' && shape?.kind !== 'choice';
  const pending = { key, line: at, indent: top.indent, shape };
  if (entry.value === '' || comment) return [{ ...state, at: at + 1, pending }];
  const out: State[] = [];
  const name = namedCopy(state, at, text, entry, shape);
  if (name) return [{ ...name, at: at + 1, pending }];
  out.push(...splits(ctx, state, text, entry, shape, pending));
  const isContainer = shape?.kind === 'map' || shape?.kind === 'list';
  const above = isContainer && textAboveList(state, text, entry, shape);
  if (above) out.push({ ...above, at: at + 1, pending });
  if (isContainer && !/^[[{|>&*!]/.test(entry.value)) {
    state = charge(state, at, cost.wrongKind);
  }
  out.push(...readText(ctx, state, text, entry.valueColumn, top.indent, shape, pending));
  return out;
}

/** YAML's way to give lines a name and repeat them elsewhere, which content does without. */
function namedCopy(state: State, at: number, text: string, entry: Entry, shape?: Shape): State | undefined {
  if (shape?.kind !== 'map' && shape?.kind !== 'list') return undefined;
  if (!/^[&*][\w-]+$/.test(entry.value)) return undefined;
  const names = entry.value.startsWith('&');
  const line = text.slice(0, entry.colon);
  return withEdit(charge(state, at, cost.value), {
    line: at,
    from: entry.valueColumn,
    to: entry.valueColumn + entry.value.length,
    code: 'named-copy',
    message: names
      ? `Lines need no name such as ${quote(entry.value)}: they cannot be repeated by it here.`
      : `Lines cannot be repeated by a name such as ${quote(entry.value)} here.`,
    suggestion: names ? line.trimStart() : `Copy the lines that are meant to below ${quote(line.trim())}.`,
    certain: names,
    changes: [[at, line]],
  });
}

/** A value behind the colon of a field whose items are below. */
function textAboveList(state: State, text: string, entry: Entry, shape: Shape): State | undefined {
  if (shape.kind !== 'list' || /^(-\s|[[{]$)/.test(entry.value)) return undefined;
  const { at } = state;
  const line = text.slice(0, entry.colon);
  return withEdit(charge(state, at, cost.wrongKind + 0.1), {
    line: at,
    from: entry.valueColumn,
    to: entry.valueColumn + entry.value.length,
    code: 'text-above-list',
    message: `The items of ${quote(entry.key ?? '')} are below, each after a dash. Leave the rest of this line empty.`,
    suggestion: line.trimStart(),
    certain: false,
    changes: [[at, line]],
  });
}

/** What begins on the line of a field and belongs on a line of its own. */
function splits(
  ctx: Context,
  state: State,
  text: string,
  entry: Entry,
  shape: Shape | undefined,
  pending: NonNullable<State['pending']>,
): State[] {
  const { at, top } = state;
  const key = entry.key ?? '';
  if (shape?.kind === 'list' && /^-\s+\S/.test(entry.value)) {
    const below = nextEntry(ctx.lines, at);
    const inside = below !== undefined && below.indent > top.indent;
    const indent = Math.max(top.indent, inside ? below.indent - (below.dashes > 0 ? 0 : 2) : top.indent + 2);
    const first = text.slice(0, entry.colon);
    const second = ' '.repeat(indent) + entry.value;
    const split = withEdit(charge(state, at, cost.value), {
      line: at,
      from: entry.valueColumn,
      to: entry.valueColumn + entry.value.length,
      code: 'lost-line-break',
      message: `The items of ${quote(key)} are below it. Begin a new line for the first one.`,
      suggestion: `${first}\n${second}`,
      certain: (shape.item?.kind === 'map') === (readEntry(entry.value).key !== undefined),
      changes: [[at, second]],
      insert: first,
    });
    void pending;
    return readEntered(ctx, open(split, 'seq', indent, shape), second, true);
  }
  const found = /^([^"'].*?|"[^"]*"|'[^']*')(\s+)(?:(-) +)?([A-Za-z]+):\s(.*)$/.exec(entry.value);
  const [, before, gap = '', dash, name = '', after] = found ?? [];
  if (before === undefined) return [];
  const frame = [...framesOf(state)].find((one) =>
    dash ? begins(ctx, one, name) : one === top && wants(one, name),
  );
  if (!frame) return [];
  if (!dash && !frame.shape?.fields.get(name)?.required && gap.length < 3) return [];
  const line = text.slice(0, entry.valueColumn) + before;
  const second = `${' '.repeat(frame.indent)}${dash ? '- ' : ''}${name}: ${after}`;
  const from = entry.valueColumn + entry.value.indexOf(dash ? `- ${name}` : name, before.length);
  const split = withEdit(charge(state, at, cost.value), {
    line: at,
    from,
    to: from + name.length + (dash ? 2 : 0),
    code: 'lost-line-break',
    message: dash
      ? `A new item begins here, on the line of ${quote(key)}. Begin a new line for it.`
      : `${quote(name)} belongs on a line of its own.`,
    suggestion: `${line}\n${second}`,
    certain: true,
    changes: [[at, second]],
    insert: line,
  });
  return readEntered(ctx, { ...split, top: frame }, second, dash !== undefined);
}

const begins = (ctx: Context, frame: Frame, name: string) =>
  frame.kind === 'seq' &&
  (frame.firstKey === name || (isSections(ctx.schemas, frame.shape) && name === 'type'));
