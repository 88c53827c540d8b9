import { writeText } from '../explain/snippet.ts';
import { quote } from '../explain/wording.ts';
import type { Entry } from './entry.ts';
import { fieldAmid } from './field-amid.ts';
import { type Frame, isSectionField, mapFrame } from './frames.ts';
import { lostFirstStart, lostGroupKey, lostItemStart } from './lost-lines.ts';
import { strayFields } from './put-aside.ts';
import type { Structure } from './structure.ts';

/**
 * Finds the group that a key belongs to, moving its line where it stands wrongly.
 * @returns the group; `again` when the line was changed so much that it has to be read anew; `gone` when it was put
 * aside
 */
export function placeKey(on: Structure, at: number, entry: Entry, tabbed: boolean): Frame | 'again' | 'gone' {
  const key = entry.key ?? '';
  const child = asChild(on, at, entry, tabbed);
  if (child) return child;
  const moved = on.movedGroup(key, entry.indent);
  if (moved) return moveKey(on, at, { indent: moved.indent, frame: moved }, tabbed);
  const exact = on.exact('map', entry.indent);
  if (exact) {
    if (!exact.shape || (exact.shape.fields.has(key) && !exact.keys.has(key))) return on.popTo(exact);
    const repeated = exact.keys.has(key) ? listBegunBy(on, exact, key) : undefined;
    if (repeated) return addDash(on, at, entry, repeated.indent);
    const better = on.wanting(key, entry.indent);
    if (better && better.frame !== exact) return moveKey(on, at, better, tabbed);
    const lost = exact.shape.fields.has(key) ? undefined : lostGroupKey(on, at, entry);
    if (lost) return lost;
    if (!exact.shape.fields.has(key) && fieldAmid(on, at, entry)) return 'gone';
    return lostItemStart(on, at, entry, exact) ? 'gone' : on.popTo(exact);
  }
  const near = on.wanting(key, entry.indent);
  if (near && Math.abs(near.indent - entry.indent) < 2) return moveKey(on, at, near, tabbed);
  const lost = lostGroupKey(on, at, entry);
  if (lost) return lost;
  const list = on.exact('seq', entry.indent);
  if (list && (list.firstKey === key || !on.wanting(key, entry.indent))) {
    if (mayBegin(on, list, key)) return addDash(on, at, entry, list.indent);
    return fieldAmid(on, at, entry) ? 'gone' : strayFields(on, at, entry);
  }
  const better = on.wanting(key, entry.indent);
  if (better) return moveKey(on, at, better, tabbed);
  const maps = on.stack.filter(({ kind }) => kind === 'map');
  const distance = (frame: Frame) => Math.abs(frame.indent - entry.indent);
  const closest = maps.reverse().sort((a, b) => distance(a) - distance(b))[0] ?? mapFrame(0, undefined);
  return moveKey(on, at, { indent: closest.indent, frame: closest }, tabbed);
}

/** A key right under a field with nothing behind its colon. */
function asChild(
  on: Structure,
  at: number,
  entry: Entry,
  tabbed: boolean,
): Frame | 'again' | 'gone' | undefined {
  const { pending } = on;
  const key = entry.key ?? '';
  if (!pending || entry.indent <= pending.indent) return undefined;
  if (pending.shape?.kind === 'list') {
    if (lostFirstStart(on, at, entry, pending.shape)) return 'gone';
    const fields = pending.shape.item?.fields;
    if (fields?.has(key)) return addDash(on, at, entry, firstDash(on, at, entry));
    return !on.wanting(key, entry.indent) && fieldAmid(on, at, entry) ? 'gone' : undefined;
  }
  if (pending.shape && !pending.shape.fields.has(key) && on.wanting(key, entry.indent)) return undefined;
  const want = pending.indent + 2;
  const { shape } = pending;
  const wrong =
    entry.indent !== want && on.siblingAt(at, want, (other) => shape?.fields.has(other.key ?? '') === true);
  if (wrong && shape?.fields.has(key) !== true && fieldAmid(on, at, entry)) return 'gone';
  if (wrong) on.move(at, want, tabbed);
  return on.push(mapFrame(wrong ? want : entry.indent, shape));
}

/** Whether an item of a list may begin with this word and a colon: with one of its fields, or as a text. */
function mayBegin(on: Structure, { shape }: Frame, key: string): boolean {
  if (shape?.item?.kind === 'map') return shape.item.fields.size === 0 || shape.item.fields.has(key);
  return shape === undefined || !isSectionField(on.standards, key);
}

function moveKey(on: Structure, at: number, to: { indent: number; frame?: Frame }, tabbed: boolean): Frame {
  on.move(at, to.indent, tabbed);
  if (to.frame) return on.popTo(to.frame);
  return on.push(mapFrame(to.indent, on.pending?.shape));
}

/** The list whose next item begins with this key, which its last item has already: a dash was lost. */
function listBegunBy(on: Structure, group: Frame, key: string): Frame | undefined {
  const list = on.stack[on.stack.indexOf(group) - 1];
  if (list?.kind !== 'seq' || list.firstKey !== key || !group.shape) return undefined;
  const complete = [...group.shape.fields].every(([name, field]) => !field.required || group.keys.has(name));
  return complete ? list : undefined;
}

/** The column of the first dash of a list, which is lost: what follows its line tells. */
function firstDash(on: Structure, at: number, entry: Entry): number {
  const following = on.next(at);
  return following && following.indent > entry.indent ? entry.indent : Math.max(0, entry.indent - 2);
}

/** Gives a line the dash that it has lost. */
export function addDash(on: Structure, at: number, entry: Entry, indent: number): 'again' {
  const text = on.line(at).trimStart();
  const list = on.exact('seq', indent)?.shape ?? on.pending?.shape;
  const isText = entry.key === undefined || list?.item?.kind === 'text';
  const needsQuotes = isText && /^[^"'].*:\s/.test(text);
  const line = `${' '.repeat(indent)}- ${needsQuotes ? writeText(text.trimEnd()) : text}`;
  on.draft.repair(at, line, {
    from: entry.indent,
    to: on.line(at).trimEnd().length,
    code: 'lost-dash',
    message: entry.key
      ? `With ${quote(entry.key)} a new item begins here, but its dash is missing.`
      : 'This line is an item of a list, but its dash is missing.',
    suggestion: line.trimEnd(),
    certain: true,
  });
  return 'again';
}
