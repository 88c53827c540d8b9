import { quote } from '../explain/wording.ts';
import { cost } from './costs.ts';
import type { Edit } from './mistake.ts';
import type { Rewrite } from './rewrites.ts';
import { type Frame, framesOf, type State, wants } from './search-state.ts';

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
export function slots(state: State, body: Rewrite, edits: boolean): Slot[] {
  const { entry, key } = body;
  const { pending } = state;
  const isItem = entry.dashes > 0;
  const places: Pick<Slot, 'indent' | 'item' | 'frame'>[] = [];
  const add = (indent: number, item: boolean, frame?: Frame) => places.push({ indent, item, frame });
  // YAML reads a line further in than an empty field as what belongs to that.
  const inside = pending !== undefined && entry.indent > pending.indent;
  if (pending) {
    const { indent, key: owner, shape } = pending;
    const step = indent + 2;
    const isBelow = inside || (isItem && entry.indent === indent && owner !== '');
    if (isBelow) add(entry.indent, isItem);
    if (isBelow && isItem && shape?.kind !== 'list') add(entry.column, false);
    for (const item of [false, true])
      if (!isBelow || entry.indent !== step || isItem !== item) add(step, item);
  }
  for (const frame of framesOf(state))
    if (!inside || frame.indent !== entry.indent) add(frame.indent, frame.kind === 'seq', frame);
  return places
    .filter(
      ({ indent, item }) =>
        (edits || (indent === entry.indent && item === isItem)) && (item || key !== undefined),
    )
    .map((place) => priced(state, body, { ...place, cost: 0 }));
}

function priced(state: State, { entry, key }: Rewrite, slot: Slot): Slot {
  const { indent, item } = slot;
  const has = entry.dashes > 0;
  const shift = state.shift;
  if (item === has) {
    if (indent === entry.indent) return slot;
    if (shift && entry.indent >= shift.indent && entry.indent + shift.delta === indent)
      return { ...slot, cost: cost.follow, follow: shift.edit };
    const d = Math.abs(indent - entry.indent);
    const price = cost.move + d * cost.column;
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
