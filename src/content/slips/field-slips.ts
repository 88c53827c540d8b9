import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { type Entry, readEntry } from './entry.ts';
import { type Frame, wants } from './frames.ts';
import type { Structure } from './structure.ts';

/** The first item of a list on the line of its field; it is read again as a line of its own. */
export function itemBehindColon(
  on: Structure,
  at: number,
  entry: Entry,
  group: Frame,
  shape?: Shape,
): boolean {
  if (shape?.kind !== 'list' || !/^-\s+\S/.test(entry.value)) return false;
  const next = on.next(at);
  const inside = next !== undefined && next.indent > group.indent;
  const indent = inside ? next.indent - (next.dashes > 0 ? 0 : 2) : group.indent + 2;
  const first = on.line(at).slice(0, entry.colon);
  const second = ' '.repeat(Math.max(indent, group.indent)) + entry.value;
  on.draft.split(at, first, second, {
    from: entry.valueColumn,
    to: entry.valueColumn + entry.value.length,
    code: 'lost-line-break',
    message: `The items of ${quote(entry.key ?? '')} stand below it; the first one has to begin a line of its own.`,
    suggestion: `${first}\n${second}`,
    certain: (shape.item?.kind === 'map') === (readEntry(entry.value).key !== undefined),
  });
  on.pending = { key: entry.key ?? '', line: at, indent: group.indent, shape };
  return true;
}

/** Something behind the colon of a field whose items stand below. */
export function textAboveList(on: Structure, at: number, entry: Entry, group: Frame, shape?: Shape): boolean {
  const next = on.next(at);
  if (shape?.kind !== 'list' || !next || next.dashes === 0 || next.indent < group.indent) return false;
  if (/^[[{]$/.test(entry.value)) return false;
  const line = on.line(at).slice(0, entry.colon);
  on.draft.repair(at, line, {
    from: entry.valueColumn,
    to: entry.valueColumn + entry.value.length,
    code: 'text-above-list',
    message: `The items of ${quote(entry.key ?? '')} stand below, each after a dash; nothing can stand behind its colon.`,
    suggestion: line.trimStart(),
    certain: false,
  });
  on.pending = { key: entry.key ?? '', line: at, indent: group.indent, shape };
  return true;
}

/** A field that the group lacks, on the line of another: a line break was lost. */
export function twoFields(on: Structure, at: number, entry: Entry, group: Frame): boolean {
  const found = /^([^"'].*?)(\s+)([A-Za-z]+):\s(.*)$/.exec(entry.value);
  const [, before, gap = '', key = '', after] = found ?? [];
  if (before === undefined || !wants(group, key)) return false;
  if (!group.shape?.fields.get(key)?.required && gap.length < 3) return false;
  const line = on.line(at).slice(0, entry.valueColumn) + before;
  const second = `${' '.repeat(group.indent)}${key}: ${after}`;
  group.keys.set(key, at);
  const from = entry.valueColumn + entry.value.indexOf(key, before.length);
  on.draft.split(at, line, second, {
    from,
    to: from + key.length,
    code: 'lost-line-break',
    message: `${quote(key)} has to begin a line of its own.`,
    suggestion: `${line}\n${second}`,
    certain: true,
  });
  return true;
}

/** The same key twice in one group: only one of them can count. */
export function duplicate(on: Structure, at: number, entry: Entry, first: number) {
  const { source, original } = on.draft;
  const same = readEntry(on.line(first)).value === entry.value && entry.value !== '';
  on.draft.repair(at, undefined, {
    from: entry.column,
    to: entry.column + (entry.key ?? '').length,
    code: 'duplicate-key',
    message: `${quote(entry.key ?? '')} stands here for the second time; the first is on line ${first + 1}.`,
    suggestion: same
      ? 'Delete one of the two lines.'
      : 'Keep one of the two, or give the other the name that it should have.',
    certain: false,
    ...(same && entry.dashes === 0 && original[at + 1] !== undefined ? { fix: source.deletion(at) } : {}),
  });
}
