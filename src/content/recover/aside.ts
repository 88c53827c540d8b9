import { quote } from '../explain/wording.ts';
import { cost } from './costs.ts';
import { type Entry, indentOf, isSilent, readEntry, readSeveralWords } from './line.ts';
import { type LeftOut, remark } from './remark.ts';
import { type Context, charge, framesOf, type State } from './search-state.ts';
import { isSectionField, isSections } from './sections.ts';
import { withEdit } from './steps.ts';

/** What to do about a line that belongs to nothing. */
const STRAY_LINE = 'If it is a note, begin the line with #; otherwise delete it.';

/** The ways to read on without a line or the block that it begins. */
export function putAside(ctx: Context, state: State): State[] {
  const { at } = state;
  const entry = readEntry(ctx.lines[at] ?? '');
  const said = remark(entry);
  if (said) return [skip(ctx, state, at, cost.remark, said)];
  const out = [skip(ctx, state, at, cost.aside, looseLine(ctx, state, entry))];
  const { last, keys } = block(ctx, at, entry);
  const price = cost.aside + (last - at) * cost.asideLine;
  if (entry.dashes > 0) out.push(skip(ctx, state, last, price, strayItems(ctx, state, last, entry)));
  else if (entry.key !== undefined) {
    if (last > at) out.push(skip(ctx, state, last, price + 0.05, strayFields(at, last, entry.key)));
    const begun = lostItem(ctx, state, entry, keys);
    if (begun) out.push(skip(ctx, state, last, cost.lostItem, begun));
  }
  return out;
}

function skip(ctx: Context, state: State, last: number, price: number, { line, ...about }: LeftOut): State {
  const { at } = state;
  const written = ctx.lines[at] ?? '';
  const isRemark = price === cost.remark;
  return withEdit(charge({ ...state, at: last + 1 }, at, price), {
    ...about,
    line: at,
    from: indentOf(written),
    to: written.trimEnd().length,
    certain: isRemark,
    changes: Array.from({ length: last - at + 1 }, (_, n) => [at + n, n === 0 ? (line ?? '') : '']),
    deletes: isRemark && line === undefined,
  });
}

/** So many lines are put aside at most with one message. */
const longestBlock = 400;

/** The lines of the same kind in the column of a line, with those indented below them. */
function block(ctx: Context, at: number, { indent, dashes: own }: Entry): { last: number; keys: string[] } {
  let last = at;
  const keys: string[] = [];
  for (let n = at + 1; n < ctx.lines.length && n < at + longestBlock; n++) {
    const line = ctx.lines[n] ?? '';
    if (isSilent(line)) continue;
    const { indent: column, dashes, key } = readEntry(line);
    if (column < indent || (column === indent && own > 0 !== dashes > 0)) break;
    if (column === indent && key !== undefined) keys.push(key);
    last = n;
  }
  return { last, keys };
}

function looseLine(ctx: Context, state: State, entry: Entry): LeftOut {
  const { at, top, pending } = state;
  if (!pending && entry.dashes === 0 && entry.indent > top.indent) {
    const message = 'This line belongs to nothing: the field above it is complete on its own line.';
    return { code: 'loose-line', message, suggestion: STRAY_LINE };
  }
  const key = entry.key ?? readSeveralWords(ctx.lines[at] ?? '')?.key;
  if (key === undefined) {
    const message =
      'This line is neither a field (a word and a colon) nor an item of a list (a dash and a space).';
    const isBelowText = (ctx.lines[at - 1] ?? '').trim() !== '';
    const suggestion = isBelowText ? 'If it belongs to the text above, write both on one line.' : STRAY_LINE;
    return { code: 'loose-line', message, suggestion };
  }
  const isAmongItems = [...framesOf(state)].some(
    ({ kind, indent }) => kind === 'seq' && indent === entry.indent,
  );
  if (isAmongItems && isSectionField(ctx.schemas, key)) return strayFields(at, at, key);
  const message = `${quote(key)} is indented differently from the lines around it, so it splits their group.`;
  return { code: 'left-over', message, suggestion: STRAY_LINE };
}

const downTo = (at: number, last: number) => (last > at ? ` (down to line ${last + 1})` : '');

const strayFields = (at: number, last: number, key: string): LeftOut => ({
  code: 'left-over',
  message: `${quote(key)} is a field among the items of a list${downTo(at, last)}.`,
  suggestion: 'Move it to what it belongs to; if that is gone, delete it, too.',
});

function strayItems(ctx: Context, state: State, last: number, { key }: Entry): LeftOut {
  const { at, pending } = state;
  const isOf = (name: string) => ctx.linesOf.get(name)?.find((n) => n > last);
  const groups = [...(pending ? [{ shape: pending.shape, keys: new Map() }] : []), ...framesOf(state)];
  for (const { shape, keys } of groups) {
    for (const [name, field] of shape?.fields ?? []) {
      const line = field.kind === 'list' && !keys.has(name) ? isOf(name) : undefined;
      if (line === undefined || (field.item?.kind === 'map') !== (key !== undefined)) continue;
      return {
        code: 'left-over',
        message: `This item${downTo(at, last)} belongs to ${quote(name)}, which begins on line ${line + 1}.`,
        suggestion: `Move it below ${quote(`${name}:`)}, among the items there.`,
      };
    }
  }
  return {
    code: 'left-over',
    message: `No list is open here that this item could belong to${downTo(at, last)}.`,
    suggestion: 'Move it into its list; or write a line such as “items:” above it.',
  };
}

/** Fields that no longer fit the item above: the first line of the next item was lost. */
function lostItem(ctx: Context, state: State, entry: Entry, below: readonly string[]): LeftOut | undefined {
  const { at, pending } = state;
  const { key = '', indent } = entry;
  const open = [...framesOf(state)].find((frame) => frame.kind === 'map' && frame.indent === indent);
  const isInside = pending?.shape?.kind === 'list' && indent > pending.indent;
  const list = isInside ? pending.shape : open?.parent?.kind === 'seq' ? open.parent.shape : undefined;
  if (!list) return undefined;
  const isSection = isSections(ctx.schemas, list);
  const isKnown = isSection
    ? isSectionField(ctx.schemas, key)
    : list.item?.kind === 'map' && (list.item.fields.size === 0 || list.item.fields.has(key));
  const isStrange = (name: string) => !open || open.keys.has(name) || open.shape?.fields.has(name) !== true;
  if (!isKnown || !(pending || (isStrange(key) && below.some(isStrange)))) return undefined;
  const first = isSection ? `type: ${typeOf(ctx, [key, ...below])}` : `${open?.parent?.firstKey ?? '…'}: …`;
  return {
    code: 'lost-line',
    message: `A new ${isSection ? 'section' : 'item'} seems to begin here, but its first line is missing.`,
    suggestion: `${' '.repeat(Math.max(0, indent - 2))}- ${first}\n${ctx.lines[at] ?? ''}`,
  };
}

/** The only section type that has these fields and needs no others. */
function typeOf({ schemas }: Context, keys: readonly string[]): string {
  const full = [...schemas.sections].filter(
    ([, { shape }]) =>
      keys.every((key) => shape.fields.has(key)) &&
      [...shape.fields].every(([key, field]) => key === 'type' || !field.required || keys.includes(key)),
  );
  return full.length === 1 ? (full[0]?.[0] ?? '…') : '…';
}
