import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { type Entry, readEntry } from './line.ts';
import { type Context, type Frame, framesOf, nextEntry, open, type State, wants } from './search-state.ts';
import { isSections } from './sections.ts';
import { withLine } from './steps.ts';

/** A line that was two: the reading with the first one read, and the second one. */
interface Split {
  state: State;
  line: string;
  /** Whether the second line is an item of the list at the top, or a field of the group there. */
  item: boolean;
}

/** What begins on the line of a field and belongs on a line of its own. */
export function splits(
  ctx: Context,
  state: State,
  line: string,
  entry: Entry,
  shape: Shape | undefined,
): Split[] {
  if (shape?.kind === 'list' && /^-\s+\S/.test(entry.value))
    return [itemBehind(ctx, state, line, entry, shape)];
  const found = /^([^"'].*?|"[^"]*"|'[^']*')(\s+)(?:(-) +)?([A-Za-z]+):\s(.*)$/.exec(entry.value);
  const [, before, gap = '', dash, name = '', after] = found ?? [];
  if (before === undefined) return [];
  const { top } = state;
  const frame = dash
    ? [...framesOf(state)].find((one) => begins(ctx, one, name))
    : wants(top, name) && (top.shape?.fields.get(name)?.required || gap.length >= 3)
      ? top
      : undefined;
  if (!frame) return [];
  const second = `${' '.repeat(frame.indent)}${dash ? '- ' : ''}${name}: ${after}`;
  const from = entry.valueColumn + entry.value.indexOf(dash ? `- ${name}` : name, before.length);
  const message = dash
    ? `A new item begins here, on the line of ${quote(entry.key ?? '')}. Begin a new line for it.`
    : `${quote(name)} belongs on a line of its own.`;
  const to = from + name.length + (dash ? 2 : 0);
  const split = lineBreak(state, line.slice(0, entry.valueColumn) + before, second, from, to, message);
  return [{ state: { ...split, top: frame }, line: second, item: dash !== undefined }];
}

/** The first item of a list on the line of its field. */
function itemBehind(ctx: Context, state: State, line: string, entry: Entry, shape: Shape): Split {
  const { at, top } = state;
  const { key = '', value, valueColumn, colon } = entry;
  const below = nextEntry(ctx.lines, at);
  const inside = below !== undefined && below.indent > top.indent;
  const indent = Math.max(top.indent, inside ? below.indent - (below.dashes > 0 ? 0 : 2) : top.indent + 2);
  const second = ' '.repeat(indent) + value;
  const certain = (shape.item?.kind === 'map') === (readEntry(value).key !== undefined);
  const message = `The items of ${quote(key)} are below it. Begin a new line for the first one.`;
  const to = valueColumn + value.length;
  const split = lineBreak(state, line.slice(0, colon), second, valueColumn, to, message, certain);
  return { state: open(split, 'seq', indent, shape), line: second, item: true };
}

/** Two items of a list of texts on one line. */
export function twoItems(state: State, line: string, column: number): State | undefined {
  const [, first, gap = '', second] = /^([^"'[{].*?\S)(\s{2,})-\s+(\S.*)$/.exec(line.slice(column)) ?? [];
  if (first === undefined) return undefined;
  const lower = `${line.slice(0, line.indexOf('-'))}- ${second}`;
  const from = column + first.length + gap.length;
  const message = 'A second item begins here; each item needs a line of its own.';
  return {
    ...lineBreak(state, line.slice(0, column) + first, lower, from, from + 1, message),
    at: state.at + 1,
  };
}

const lineBreak = (
  state: State,
  first: string,
  second: string,
  from: number,
  to: number,
  message: string,
  certain = true,
): State =>
  withLine(state, second, {
    from,
    to,
    code: 'lost-line-break',
    message,
    suggestion: `${first}\n${second}`,
    certain,
    insert: first,
  });

const begins = (ctx: Context, frame: Frame, name: string) =>
  frame.kind === 'seq' &&
  (frame.firstKey === name || (isSections(ctx.schemas, frame.shape) && name === 'type'));
