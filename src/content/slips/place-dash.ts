import { nameDistance } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { type Entry, isSilent, readEntry } from './entry.ts';
import { type Frame, sectionType, seqFrame, wants } from './frames.ts';
import { fieldOfItemAbove } from './item-above.ts';
import { lineBelow, lostListKey } from './lost-lines.ts';
import { itemsAboveTheirList, strayItems } from './put-aside.ts';
import { bareType, sectionStart } from './section-start.ts';
import type { Structure } from './structure.ts';

/**
 * Finds the list that a dash belongs to, moving its line where it stands wrongly.
 * @returns the list; `again` when the line was changed so much that it has to be read anew; `gone` when it was put
 * aside
 */
export function placeDash(
  on: Structure,
  at: number,
  entry: Entry,
  tabbed: boolean,
): Frame | 'again' | 'gone' {
  const exact = on.exact('seq', entry.indent);
  const inner = listAroundLine(on, at, entry);
  if (inner) {
    on.move(at, inner.indent, tabbed);
    return on.popTo(inner);
  }
  if (bareType(on, at, entry)) return 'again';
  const section = exact && sectionStart(on, at, entry, exact);
  if (section) return section;
  const field = exact && fieldOfItemAbove(on, at, entry, exact);
  if (field) return field;
  if (exact && fits(on, at, exact.shape, entry)) return on.popTo(exact);
  const stray = strayDash(on, at, entry);
  if (stray) return stray;
  const lost = exact ? undefined : lostListKey(on, at, entry);
  if (lost) return lost;
  const { pending } = on;
  const above = itemAboveItsList(on, at, entry);
  if (above) return above;
  if (pending && entry.indent > pending.indent) return firstItem(on, at, entry, tabbed);
  if (pending && (pending.shape === undefined || pending.shape.kind === 'list')) {
    if (entry.indent === pending.indent) return firstItem(on, at, entry, tabbed);
    if (pending.shape && fits(on, at, pending.shape, entry)) {
      on.move(at, pending.indent + 2, tabbed);
      return on.push(seqFrame(pending.indent + 2, pending.shape));
    }
  }
  const lists = on.stack.filter((frame) => frame.kind === 'seq' && fits(on, at, frame.shape, entry));
  const distance = (frame: Frame) => Math.abs(frame.indent - entry.indent);
  const near = lists.reverse().sort((a, b) => distance(a) - distance(b))[0];
  if (near && near !== exact) {
    on.move(at, near.indent, tabbed);
    return on.popTo(near);
  }
  if (exact) return on.popTo(exact);
  const first = on.draft.lines.findIndex((line) => !isSilent(line));
  return pending || at === first ? on.push(seqFrame(entry.indent, pending?.shape)) : strayItems(on, at);
}

/** The list of the items above and below, when an item between them stands too far to the left. */
function listAroundLine(on: Structure, at: number, entry: Entry): Frame | undefined {
  let last = entry;
  for (let n = at + 1; n < on.draft.lines.length; n++) {
    if (isSilent(on.line(n))) continue;
    const next = readEntry(on.line(n));
    if (next.indent <= entry.indent) return undefined;
    if (next.dashes > 0) {
      const list = last.value === '' ? undefined : on.exact('seq', next.indent);
      return list?.shape?.item && isItem(list.shape.item, entry) ? list : undefined;
    }
    last = next;
  }
  return undefined;
}

const isItem = ({ kind, fields }: Shape, { key }: Entry) =>
  kind === 'map' ? key !== undefined && fields.has(key) : key === undefined;

/** An item above the line that names its list, in the group that is open or about to open. */
function itemAboveItsList(on: Structure, at: number, entry: Entry): 'gone' | undefined {
  const { pending } = on;
  const opening = pending?.shape?.kind === 'map' && { shape: pending.shape, indent: pending.indent + 2 };
  const open = on.stack.findLast(({ kind, indent }) => kind === 'map' && indent <= entry.indent);
  const group = opening || (pending ? undefined : open);
  if (!group || entry.indent < group.indent) return undefined;
  for (const [name, field] of group.shape?.fields ?? []) {
    if (field.kind !== 'list' || !fits(on, at, field, entry)) continue;
    const line = lineBelow(on, at, group.indent, name);
    if (line !== undefined) return itemsAboveTheirList(on, at, name, line);
  }
  return undefined;
}

/** Whether an item that begins like this can stand in a list. */
function fits(on: Structure, at: number, list: Shape | undefined, entry: Entry): boolean {
  const item = list?.item;
  if (!item) return true;
  if (list === on.standards.page.shape.fields.get('sections')) {
    const { key = '', value } = entry;
    return (
      nameDistance(key, 'type') <= 1 ||
      on.standards.sections.has(value) ||
      sectionType(on.draft.lines, at) !== undefined
    );
  }
  if (item.kind === 'map') return entry.key === undefined || item.fields.has(entry.key);
  const { key } = entry;
  return key === undefined || !on.stack.some(({ shape }) => shape?.item?.fields.has(key));
}

/** The first item under a field; where the items after it agree on another column, it is the one that is wrong. */
function firstItem(on: Structure, at: number, entry: Entry, tabbed: boolean): Frame {
  const { pending } = on;
  const want = (pending?.indent ?? 0) + 2;
  const wrong = entry.indent !== want && on.siblingAt(at, want, (other) => other.dashes > 0);
  if (wrong) on.move(at, want, tabbed);
  return on.push(seqFrame(wrong ? want : entry.indent, pending?.shape));
}

/** A dash in front of a field of the group around it, or of the only group that a field takes. */
function strayDash(on: Structure, at: number, entry: Entry): 'again' | undefined {
  const { key } = entry;
  if (key === undefined) return undefined;
  const { pending } = on;
  const under =
    pending?.shape?.kind === 'map' && pending.shape.fields.has(key) && entry.indent >= pending.indent;
  const group = on.stack.findLast(
    (frame) => wants(frame, key) && (frame.indent === entry.indent || frame.indent === entry.column),
  );
  if (!under && !group) return undefined;
  const indent = group && !under ? group.indent : entry.column;
  const line = ' '.repeat(indent) + on.line(at).slice(entry.column);
  on.draft.repair(at, line, {
    from: entry.indent,
    to: entry.indent + 1,
    code: 'stray-dash',
    message: under
      ? `${quote(pending?.key ?? '')} is one group of fields, not a list; this dash is too much.`
      : `${quote(key)} is a field, not an item of a list; this dash is too much.`,
    suggestion: line.trimEnd(),
    certain: true,
  });
  return 'again';
}
