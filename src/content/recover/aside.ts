import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import type { Edit } from './edit.ts';
import { type Entry, isSilent, readEntry, readSeveralWords } from './line.ts';
import { isSectionField, isSections } from './sections.ts';
import { type Context, charge, framesOf, type State } from './state.ts';
import { withEdit } from './steps.ts';

/** What to do about a line that belongs to nothing. */
const STRAY_LINE = 'If it is a note, begin the line with #; otherwise delete it.';

/** The ways to read on without a line or the block that it begins. */
export function putAside(ctx: Context, state: State): State[] {
  const { at } = state;
  const line = ctx.lines[at] ?? '';
  const entry = readEntry(line);
  const said = remark(entry);
  if (said) return [skip(ctx, state, at, cost.remark, said)];
  const out: State[] = [];
  const single = lastOf(ctx, at, () => false);
  const about = looseLine(ctx, state, entry);
  out.push(skip(ctx, state, at, cost.aside, about));
  if (single > at) out.push(skip(ctx, state, single, cost.aside + 0.1, about));
  if (entry.dashes > 0) {
    const last = lastOf(ctx, at, ({ dashes }) => dashes > 0);
    out.push(skip(ctx, state, last, cost.aside, strayItems(ctx, state, at, last, entry)));
  } else if (entry.key !== undefined) {
    const last = lastOf(ctx, at, ({ dashes }) => dashes === 0);
    if (last > at) out.push(skip(ctx, state, last, cost.aside + 0.05, strayFields(at, last, entry.key)));
    const begun = lostItem(ctx, state, entry);
    if (begun)
      out.push(
        skip(
          ctx,
          state,
          lastOf(ctx, at, ({ dashes }) => dashes === 0),
          cost.lostItem,
          begun,
        ),
      );
  }
  return out;
}

type About = Pick<Edit, 'code' | 'message' | 'suggestion'> & { line?: string };

function skip(
  ctx: Context,
  state: State,
  last: number,
  price: number,
  { line: written, ...about }: About,
): State {
  const { at } = state;
  const line = ctx.lines[at] ?? '';
  const changes: [number, string][] = [];
  for (let n = at; n <= last; n++)
    if ((ctx.lines[n] ?? '').trim() !== '') changes.push([n, n === at ? (written ?? '') : '']);
  return withEdit(
    charge({ ...state, at: last + 1 }, at, price + (price < cost.aside ? 0 : (last - at) * cost.asideLine)),
    {
      ...about,
      line: at,
      from: line.length - line.trimStart().length,
      to: line.trimEnd().length,
      certain: price === cost.remark,
      changes,
      ...(price === cost.remark && written === undefined ? { deletes: true } : {}),
    },
  );
}

/** So many lines are put aside at most with one message. */
const longestBlock = 400;

/** The last line of the block that begins at a line: the lines in its column and those indented below them. */
function lastOf(ctx: Context, at: number, goesOn: (entry: Entry) => boolean): number {
  const { indent } = readEntry(ctx.lines[at] ?? '');
  let last = at;
  for (let n = at + 1; n < ctx.lines.length && n < at + longestBlock; n++) {
    const line = ctx.lines[n] ?? '';
    if (isSilent(line)) continue;
    const entry = readEntry(line);
    if (entry.indent < indent || (entry.indent === indent && !goesOn(entry))) break;
    last = n;
  }
  return last;
}

function looseLine(ctx: Context, state: State, entry: Entry): About {
  const { at, top, pending } = state;
  const above = ctx.lines[at - 1] ?? '';
  if (!pending && entry.dashes === 0 && entry.indent > (top.kind === 'map' ? top.indent : top.indent)) {
    return {
      code: 'loose-line',
      message: 'This line belongs to nothing: the field above it is complete on its own line.',
      suggestion: STRAY_LINE,
    };
  }
  const key = entry.key ?? readSeveralWords(ctx.lines[at] ?? '')?.key;
  if (
    key !== undefined &&
    isSectionField(ctx.schemas, key) &&
    [...framesOf(state)].some(({ kind, indent }) => kind === 'seq' && indent === entry.indent)
  )
    return strayFields(at, at, key);
  if (key !== undefined) {
    return {
      code: 'left-over',
      message: `${quote(key)} is indented differently from the lines around it, so it splits their group.`,
      suggestion: STRAY_LINE,
    };
  }
  return {
    code: 'loose-line',
    message: 'This line is neither a field (a word and a colon) nor an item of a list (a dash and a space).',
    suggestion: above.trim() === '' ? STRAY_LINE : 'If it belongs to the text above, write both on one line.',
  };
}

const downTo = (at: number, last: number) => (last > at ? ` (down to line ${last + 1})` : '');

function strayFields(at: number, last: number, key: string): About {
  return {
    code: 'left-over',
    message: `${quote(key)} is a field among the items of a list${downTo(at, last)}.`,
    suggestion: 'Move it to what it belongs to; if that is gone, delete it, too.',
  };
}

function strayItems(ctx: Context, state: State, at: number, last: number, entry: Entry): About {
  const { pending } = state;
  const opening = pending && {
    shape: pending.shape,
    indent: pending.indent + 2,
    keys: new Map<string, number>(),
  };
  for (const frame of [...(opening ? [opening] : []), ...framesOf(state)]) {
    for (const [name, field] of frame.shape?.fields ?? []) {
      if (field.kind !== 'list' || frame.keys.has(name)) continue;
      const line = ctx.linesOf.get(name)?.find((n) => n > last);
      if (line === undefined || (field.item?.kind === 'map') !== (entry.key !== undefined)) continue;
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
function lostItem(ctx: Context, state: State, entry: Entry): About | undefined {
  const { at, pending, top } = state;
  const { key = '' } = entry;
  const open = [...framesOf(state)].find(({ kind, indent }) => kind === 'map' && indent === entry.indent);
  const list: Shape | undefined =
    pending?.shape?.kind === 'list' && entry.indent > pending.indent
      ? pending.shape
      : open?.parent?.kind === 'seq'
        ? open.parent.shape
        : undefined;
  if (!list) return undefined;
  const strange = (name: string) =>
    !open || pending || open.keys.has(name) || open.shape?.fields.has(name) !== true;
  const keys = siblings(ctx, at, entry.indent);
  const known = isSections(ctx.schemas, list)
    ? isSectionField(ctx.schemas, key)
    : list.item?.kind === 'map' && (list.item.fields.size === 0 || list.item.fields.has(key));
  if (!known) return undefined;
  if (!strange(key) || (!pending && !keys.some(strange))) return undefined;
  const sections = isSections(ctx.schemas, list);
  const all = [key, ...keys];
  if (sections && all.includes('type')) return undefined;
  const first = sections ? 'type' : (open?.parent?.firstKey ?? nextItemKey(ctx, at, entry.indent) ?? '…');
  if (!sections && first === key) return undefined;
  void top;
  return {
    code: 'lost-line',
    message: `A new ${sections ? 'section' : 'item'} seems to begin here, but its first line is missing.`,
    suggestion: `${' '.repeat(Math.max(0, entry.indent - 2))}- ${first}: ${sections ? typeOf(ctx, all) : '…'}\n${ctx.lines[at] ?? ''}`,
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

/** The keys below a line in the same column, down to the end of its block. */
function siblings(ctx: Context, at: number, indent: number): string[] {
  const keys: string[] = [];
  for (let n = at + 1; n < ctx.lines.length && n < at + longestBlock; n++) {
    const line = ctx.lines[n] ?? '';
    if (isSilent(line)) continue;
    const entry = readEntry(line);
    if (entry.indent < indent) break;
    if (entry.indent === indent && entry.dashes === 0 && entry.key !== undefined) keys.push(entry.key);
  }
  return keys;
}

/** The key behind the next dash in front of a column. */
function nextItemKey(ctx: Context, at: number, indent: number): string | undefined {
  for (let n = at + 1; n < ctx.lines.length && n < at + longestBlock; n++) {
    const line = ctx.lines[n] ?? '';
    if (isSilent(line)) continue;
    const entry = readEntry(line);
    if (entry.indent <= indent && entry.dashes > 0) return entry.key;
    if (entry.indent < indent) return undefined;
  }
  return undefined;
}

/** A line that says nothing to YAML: a remark as other languages write it, a rule, a bracket, the fence of an example. */
function remark({ value, indent }: Entry): About | undefined {
  const found = /^<!--\s*(.*?)\s*-->$|^\/\*+\s*(.*?)\s*\*+\/$|^\/\/+\s*(.*)$/.exec(value);
  const text = found?.slice(1).find((part) => part !== undefined);
  if (text !== undefined) {
    const line = `${' '.repeat(indent)}# ${text}`.trimEnd();
    return {
      code: 'foreign-remark',
      message: 'A remark that visitors do not see begins with a “#” here.',
      suggestion: line.trimStart(),
      line,
    };
  }
  if (/^(<{7}|={7}|>{7}|\|{7})( |$)/.test(value)) {
    return {
      code: 'merge-conflict',
      message:
        'This line was left over when two versions of the file were brought together (a “merge conflict”).',
      suggestion: 'Delete this line.',
    };
  }
  const fence = /^(```+|~~~+)\s*\w*$/.test(value);
  if (!fence && !/^([={}*_~)\]]+[,;]?|-{4,}|-(?: -){2,})$/.test(value)) return undefined;
  return {
    code: 'stray-line',
    message: fence
      ? 'This line only frames an example; it was copied along.'
      : 'This line says nothing here.',
    suggestion: 'Delete this line.',
  };
}
