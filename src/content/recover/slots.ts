import { quote } from '../explain/wording.ts';
import { cost } from './costs.ts';
import type { Edit } from './edit.ts';
import type { Rewrite } from './rewrites.ts';
import { type Context, type Frame, framesOf, type State, wants } from './state.ts';

type About = Pick<Edit, 'from' | 'to' | 'code' | 'message' | 'certain'>;

/** A possible position of a line: in an open group or list, or in one that begins with it. */
export interface Slot {
  indent: number;
  /** Whether the position has a dash. */
  item: boolean;
  /** The open frame; undefined for the group or list that begins. */
  frame: Frame | undefined;
  cost: number;
  /** What to report if the line must change for it. */
  about?: About;
  /** The edit above that the line moves along with. */
  follow?: Edit;
}

/**
 * The places for a line.
 * @param edits whether the line may be moved, gain or lose a dash
 */
export function slots(ctx: Context, state: State, body: Rewrite, edits: boolean): Slot[] {
  const { entry, key } = body;
  const { pending } = state;
  const out: Slot[] = [];
  const seen = new Set<string>();
  const add = (indent: number, item: boolean, frame: Frame | undefined) => {
    if (!item && key === undefined) return;
    const same = indent === entry.indent && item === entry.dashes > 0;
    if (!edits && !same) return;
    const slot = priced(ctx, state, body, { indent, item, frame, cost: 0 });
    if (slot.cost > 0 || slot.follow || !seen.has(`${indent}${item}`)) out.push(slot);
    if (same) seen.add(`${indent}${item}`);
  };
  if (pending) {
    const step = pending.indent + 2;
    const { kind } = pending.shape ?? {};
    const inside = entry.indent > pending.indent;
    if (inside || (entry.dashes > 0 && entry.indent === pending.indent && pending.key !== '')) {
      if (entry.dashes > 0) add(entry.indent, true, undefined);
      else add(entry.indent, false, undefined);
      if (entry.dashes > 0 && kind !== 'list') {
        add(entry.column, false, undefined);
        add(entry.indent, false, undefined);
      }
      if (entry.dashes === 0 && kind === 'list') add(entry.indent, true, undefined);
    }
    if (kind !== 'list' && kind !== 'text' && entry.indent !== step) add(step, false, undefined);
    if (kind !== 'map' && kind !== 'text' && (entry.indent !== step || entry.dashes === 0))
      add(step, true, undefined);
    if (inside && entry.dashes === 0 && kind === 'list' && entry.indent - 2 > pending.indent)
      add(entry.indent - 2, true, undefined);
  }
  // YAML reads a line further in than an empty field as what belongs to that.
  const inPending = pending !== undefined && entry.indent > pending.indent;
  for (const frame of framesOf(state)) {
    if (inPending && frame.indent === entry.indent) continue;
    add(frame.indent, frame.kind === 'seq', frame);
  }
  return out;
}

function priced(ctx: Context, state: State, { entry, key }: Rewrite, slot: Slot): Slot {
  const { indent, item } = slot;
  const has = entry.dashes > 0;
  const shift = state.shift;
  if (item === has) {
    if (indent === entry.indent) return slot;
    if (shift && entry.indent >= shift.indent && entry.indent + shift.delta === indent)
      return { ...slot, cost: cost.follow, follow: shift.edit };
    const d = Math.abs(indent - entry.indent);
    const price = (ctx.tabbed.has(state.at) ? cost.follow : cost.move) + d * cost.column;
    return { ...slot, cost: price, about: moved(entry.indent, indent) };
  }
  const columns = item
    ? [indent - entry.indent, indent + 2 - entry.indent]
    : [indent - entry.indent, indent - entry.column];
  const d = Math.min(...columns.map(Math.abs));
  const list = slot.frame ? slot.frame.shape : state.pending?.shape;
  const isText = list?.item?.kind === 'text';
  const note = item && isText && entry.key !== undefined ? cost.noteAmongTexts : 0;
  const price =
    note +
    (item ? cost.addDash : cost.removeDash) +
    (d > 0 ? cost.move + d * cost.column + (key === undefined ? cost.looseText : 0) : 0);
  return {
    ...slot,
    cost: price,
    about: item
      ? lostDash(isText ? undefined : key, entry.indent)
      : strayDash(state, key ?? '', entry.indent, slot),
  };
}

function moved(from: number, to: number): About {
  const many = `${Math.abs(from - to)} ${Math.abs(from - to) === 1 ? 'space' : 'spaces'}`;
  const side = from > to ? 'right' : 'left';
  return {
    from: 0,
    to: Math.max(from, 1),
    code: 'indentation',
    message: `This line is ${many} too far to the ${side}.`,
    certain: true,
  };
}

function lostDash(key: string | undefined, from: number): About {
  return {
    from,
    to: Number.MAX_SAFE_INTEGER,
    code: 'lost-dash',
    message: key
      ? `With ${quote(key)} a new item begins here, but its dash is missing.`
      : 'This line is an item of a list, but its dash is missing.',
    certain: true,
  };
}

function strayDash({ pending, top }: State, key: string, from: number, { frame }: Slot): About {
  const message =
    frame === undefined && pending
      ? `${quote(pending.key)} is one group of fields, not a list; this dash is too much.`
      : frame === top && frame.parent?.kind === 'seq' && frame.parent.indent === from && wants(frame, key)
        ? `${quote(key)} is a field of the item above; this dash is too much.`
        : `${quote(key)} is a field, not an item of a list; this dash is too much.`;
  return { from, to: from + 1, code: 'stray-dash', message, certain: true };
}
