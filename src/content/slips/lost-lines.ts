import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { type Entry, isSilent, readEntry } from './entry.ts';
import { type Frame, mapFrame, seqFrame } from './frames.ts';
import type { Structure } from './structure.ts';

/** A dash where no list is open: the line that names the list was lost. */
export function lostListKey(on: Structure, at: number, entry: Entry): Frame | undefined {
  const group = groupAround(on, entry);
  if (!group) return undefined;
  const fits = ({ kind, item }: Shape) =>
    kind === 'list' && (item?.kind === 'map') === (entry.key !== undefined) && hasKey(item, entry.key);
  const name = lostField(on, at, group, fits);
  if (name === undefined) return undefined;
  insertKey(on, at, group, name, entry.indent);
  on.popTo(group);
  return on.push(seqFrame(entry.indent, group.shape?.fields.get(name)));
}

/** A field further in than its group has any: the line that names what it belongs to was lost. */
export function lostGroupKey(on: Structure, at: number, entry: Entry): Frame | undefined {
  const group = groupAround(on, entry);
  const { key = '' } = entry;
  if (!group) return undefined;
  if (group.shape?.fields.has(key)) return undefined;
  const name = lostField(on, at, group, ({ kind, fields }) => kind === 'map' && fields.has(key));
  if (name === undefined) return undefined;
  insertKey(on, at, group, name, entry.indent);
  on.popTo(group);
  return on.push(mapFrame(entry.indent, group.shape?.fields.get(name)));
}

/** The group that a line stands further in than, when no list is open inside it. */
function groupAround(on: Structure, { indent }: Entry): Frame | undefined {
  if (on.pending) return undefined;
  const at = on.stack.findLastIndex((frame) => frame.indent < indent);
  const open = on.stack.slice(at).some(({ kind }) => kind === 'seq');
  return open ? undefined : on.stack[at];
}

const hasKey = (item: Shape | undefined, key: string | undefined) =>
  key === undefined || item?.fields.has(key) === true;

/** The field of a group that is nowhere in it and could hold what stands here; one that is needed comes first. */
function lostField(
  on: Structure,
  at: number,
  group: Frame,
  fits: (field: Shape) => boolean,
): string | undefined {
  const lost = [...(group.shape?.fields ?? [])].filter(
    ([name, field]) =>
      !group.keys.has(name) && fits(field) && lineBelow(on, at, group.indent, name) === undefined,
  );
  return (lost.find(([, { required }]) => required) ?? lost[0])?.[0];
}

/** The line below on which a key stands in a column, in the same block. */
export function lineBelow(on: Structure, at: number, indent: number, key: string): number | undefined {
  for (let n = at + 1; n < on.draft.lines.length; n++) {
    if (isSilent(on.line(n))) continue;
    const entry = readEntry(on.line(n));
    if (entry.indent < indent) return undefined;
    if (entry.indent === indent && entry.dashes === 0 && entry.key === key) return n;
  }
  return undefined;
}

/** Whether the line above is a field of the same lost group, only further out. */
const belongs = (lost: Shape | undefined, above: string) =>
  lost?.kind === 'map' && lost.fields.has(readEntry(above).key ?? '');

/** Puts the lost line in. Below a blank line, what stands here may just as well be left over from something else. */
function insertKey(on: Structure, at: number, group: Frame, name: string, indent: number) {
  const line = `${' '.repeat(group.indent)}${name}:`;
  group.keys.set(name, at);
  on.draft.insert(at, line, {
    from: indent,
    to: on.line(at).trimEnd().length,
    code: 'lost-line',
    message: `Above this line, the line ${quote(`${name}:`)} is missing.`,
    suggestion: `${line}\n${on.line(at)}`,
    certain: on.line(at - 1).trim() !== '' && !belongs(group.shape?.fields.get(name), on.line(at - 1)),
  });
}

/**
 * Fields that no longer fit the item above: the first line of the next item was lost. What is left of that item is
 * put aside.
 * @returns whether this was so
 */
export function lostItemStart(on: Structure, at: number, entry: Entry, group: Frame): boolean {
  const list = on.stack[on.stack.indexOf(group) - 1];
  const { shape } = group;
  if (list?.kind !== 'seq' || !shape) return false;
  const strange = (key = '') => group.keys.has(key) || !shape.fields.has(key);
  const following = siblings(on, at, entry.indent);
  if (!strange(entry.key) || !following.some((key) => strange(key))) return false;
  putAside(on, at, entry, list.shape, list.firstKey ?? '…', [entry.key ?? '', ...following]);
  return true;
}

/** The same for the first item of a list. */
export function lostFirstStart(on: Structure, at: number, entry: Entry, list: Shape): boolean {
  const keys = [entry.key ?? '', ...siblings(on, at, entry.indent)];
  const sections = list === on.standards.page.shape.fields.get('sections');
  const next = nextItemKey(on, at, entry.indent);
  if (sections ? keys.includes('type') : next === undefined || next === entry.key) return false;
  putAside(on, at, entry, list, sections ? 'type' : (next ?? '…'), keys);
  return true;
}

/** The keys below a line in the same column, down to the end of its block. */
export function siblings(on: Structure, at: number, indent: number): string[] {
  const keys: string[] = [];
  for (let n = at + 1; n < on.draft.lines.length; n++) {
    if (isSilent(on.line(n))) continue;
    const entry = readEntry(on.line(n));
    if (entry.indent < indent) break;
    if (entry.indent === indent && entry.dashes === 0 && entry.key !== undefined) keys.push(entry.key);
  }
  return keys;
}

/** The key behind the next dash in front of a column. */
function nextItemKey(on: Structure, at: number, indent: number): string | undefined {
  for (let n = at + 1; n < on.draft.lines.length; n++) {
    if (isSilent(on.line(n))) continue;
    const entry = readEntry(on.line(n));
    if (entry.indent <= indent && entry.dashes > 0) return entry.key;
    if (entry.indent < indent) return undefined;
  }
  return undefined;
}

function putAside(
  on: Structure,
  at: number,
  entry: Entry,
  list: Shape | undefined,
  first: string,
  keys: string[],
) {
  const { standards } = on;
  const sections = list === standards.page.shape.fields.get('sections');
  const types = [...standards.sections].filter(([, { shape }]) => keys.every((key) => shape.fields.has(key)));
  const full = types.filter(([, { shape }]) =>
    [...shape.fields].every(([key, field]) => key === 'type' || !field.required || keys.includes(key)),
  );
  const value = sections && full.length === 1 ? full[0]?.[0] : '…';
  const slip = on.draft.repair(at, '', {
    from: entry.indent,
    to: on.line(at).trimEnd().length,
    code: 'lost-line',
    message: `A new ${sections ? 'section' : 'item'} seems to begin here, but its first line is missing.`,
    suggestion: `${' '.repeat(Math.max(0, entry.indent - 2))}- ${first}: ${value}\n${on.line(at)}`,
    certain: false,
  });
  for (let n = at + 1; n < on.draft.lines.length; n++) {
    const line = on.line(n);
    if (!isSilent(line) && line.length - line.trimStart().length < entry.indent) break;
    on.draft.change(slip, n, '');
  }
}
