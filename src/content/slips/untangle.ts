import type { Source } from '../parse/source.ts';
import type { Schemas as Standards } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import { brokenKey } from './bare.ts';
import { bareLine } from './bare-line.ts';
import { readBrackets } from './bracket-lines.ts';
import { characters } from './characters.ts';
import { namedCopy } from './copies.ts';
import { Draft } from './draft.ts';
import { type Entry, isSilent, readEntry } from './entry.ts';
import { fieldAmid } from './field-amid.ts';
import { duplicate, itemBehindColon, textAboveList, twoFields } from './field-slips.ts';
import { type Frame, isSectionField, itemShape, mapFrame } from './frames.ts';
import { nameOfWords } from './name-of-words.ts';
import { placeDash } from './place-dash.ts';
import { placeKey } from './place-key.ts';
import { fieldsOfText } from './put-aside.ts';
import { respelled } from './respell.ts';
import { Structure } from './structure.ts';
import { readValue } from './value-lines.ts';
import { wholeFile } from './whole-file.ts';
import { readWrapped } from './wrapped.ts';

/** After so many slips a file is something else altogether, and reading on helps nobody. */
const mostSlips = 300;

/**
 * Reads a file line by line as a person would, with the schema in mind, and repairs every slip that it finds.
 * @param root what the file as a whole should hold
 * @returns the repaired lines and the slips; a file without slips comes back as it is
 */
export function untangle(source: Source, root: Shape, standards: Standards): Draft {
  const draft = new Draft(source);
  wholeFile(draft);
  // Brackets and braces instead of lines: what this reads by is not there.
  if (/^\s*[[{]/.test(draft.lines.find((line) => !isSilent(line)) ?? '')) return draft;
  const on = new Structure(draft, standards, root);
  for (let at = 0; at < draft.lines.length; ) {
    if (draft.slips.length >= mostSlips) return giveUp(draft, at);
    const tabbed = characters(draft, at);
    at =
      isSilent(on.line(at)) || /^(---|\.\.\.)(\s|$)/.test(on.line(at)) ? at + 1 : readLine(on, at, tabbed, 0);
  }
  return draft;
}

/** Puts the rest of a file aside. */
function giveUp(draft: Draft, at: number): Draft {
  draft.repair(at, undefined, {
    from: 0,
    to: draft.lines[at]?.length ?? 0,
    code: 'too-many-slips',
    message: 'From here on nothing was read: there are too many mistakes above.',
    certain: false,
  });
  draft.lines.fill('', at);
  return draft;
}

/** Reads the line `at`; returns the line to go on with. A repaired line is read again, a few times at most. */
function readLine(on: Structure, at: number, tabbed: boolean, round: number): number {
  const entry = readEntry(on.line(at));
  const again = () => (round < 4 ? readLine(on, at, tabbed, round + 1) : at + 1);
  if (entry.key !== undefined && respelled(on, at, entry)) return again();
  if (entry.dashes > 0) {
    const list = placeDash(on, at, entry, tabbed);
    on.settle(at);
    if (list === 'gone') return at + 1;
    return list === 'again' ? again() : readItem(on, at, list, again);
  }
  if (entry.key !== undefined) {
    const group = placeKey(on, at, entry, tabbed);
    on.settle(at);
    if (group === 'gone') return at + 1;
    return group === 'again' ? again() : readField(on, at, readEntry(on.line(at)), group);
  }
  const words = nameOfWords(on, at, on.groupAt(entry.indent));
  if (words) {
    if (respelled(on, at, entry)) return again();
    if (fieldAmid(on, at, words.entry)) return at + 1;
    return readField(on, at, words.entry, on.open(words.group));
  }
  const { pending } = on;
  if (pending?.shape?.kind === 'text' && entry.indent > pending.indent) {
    const wrapped = readWrapped(on, at, entry.indent, pending.indent, pending.shape);
    if (wrapped !== undefined) return wrapped;
  }
  if (/^[[{]./.test(entry.value) && pending && pending.shape?.kind !== 'text')
    return readBrackets(on, at, entry.indent, pending.indent);
  return bareLine(on, at, entry, tabbed) === 'again' ? again() : at + 1;
}

function readItem(on: Structure, at: number, list: Frame, again: () => number): number {
  const entry = readEntry(on.line(at));
  list.lastItem = at;
  const shape = itemShape(list.shape, on.draft.lines, at, on.standards);
  const group = shape === undefined || shape.kind === 'map';
  if (entry.key !== undefined && group) {
    list.firstKey ??= entry.key;
    return readField(on, at, entry, on.push(mapFrame(entry.column, shape)));
  }
  const words = nameOfWords(on, at, shape?.kind === 'map' ? mapFrame(entry.column, shape) : undefined);
  if (words) return readField(on, at, words.entry, on.push(words.group));
  if (entry.value === '') {
    on.pending = { key: '', line: at, indent: entry.indent, shape };
    return at + 1;
  }
  const fields =
    shape?.kind === 'map'
      ? [...shape.fields.keys()]
      : list.shape?.item
        ? [...list.shape.item.fields.keys()]
        : [];
  const broken = brokenKey(entry.value, fields);
  if (broken && round(on, at, entry, broken)) return again();
  if (entry.key !== undefined && shape?.kind === 'text' && isSectionField(on.standards, entry.key)) {
    fieldsOfText(on, at, entry);
    return again();
  }
  const start = entry.key === undefined ? entry.valueColumn : entry.column;
  return readValue(on, at, start, entry.indent, shape);
}

/** Writes a key without a proper colon as it should be. */
function round(
  on: Structure,
  at: number,
  entry: Entry,
  broken: NonNullable<ReturnType<typeof brokenKey>>,
): boolean {
  const head = on.line(at).slice(0, entry.column);
  const line = `${head}${broken.key}: ${broken.value}`.trimEnd();
  on.draft.repair(at, line, {
    from: entry.column + broken.from,
    to: entry.column + broken.to,
    code: broken.code,
    message: broken.message,
    suggestion: line.trimStart(),
    certain: true,
  });
  return true;
}

function readField(on: Structure, at: number, entry: Entry, group: Frame): number {
  const key = entry.key ?? '';
  const first = group.keys.get(key);
  if (first !== undefined) duplicate(on, at, entry, first);
  else group.keys.set(key, at);
  const shape = group.shape?.fields.get(key);
  const comment = entry.value.startsWith('#') && shape?.kind !== 'text' && shape?.kind !== 'choice';
  if (entry.value === '' || comment || namedCopy(on, at, entry, shape)) {
    on.pending = { key, line: at, indent: group.indent, shape };
    return at + 1;
  }
  on.pending = undefined;
  if (itemBehindColon(on, at, entry, group, shape)) return at;
  if (textAboveList(on, at, entry, group, shape)) return at + 1;
  if (twoFields(on, at, entry, group)) return at + 1;
  return readValue(on, at, entry.valueColumn, group.indent, shape);
}
