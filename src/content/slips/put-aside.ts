import { quote } from '../explain/wording.ts';
import type { Slip } from './draft.ts';
import { type Entry, isSilent, readEntry } from './entry.ts';
import type { Structure } from './structure.ts';

type About = Pick<Slip, 'code' | 'message' | 'suggestion'>;

/** What to do about a line that belongs to nothing. */
export const STRAY_LINE = 'If it is a remark, begin it with “#”; if nobody needs it, delete it.';

/** Tells of a block of lines that cannot stay where it is, and reads on without it. */
export function putAside(on: Structure, at: number, last: number, about: About) {
  const line = on.line(at);
  const slip = on.draft.repair(at, '', {
    ...about,
    from: line.length - line.trimStart().length,
    to: line.trimEnd().length,
    certain: false,
  });
  on.draft.clear(slip, at + 1, last);
}

/** The last line of the block that begins at a line: what goes on in its column, and what stands further in. */
function lastOf(on: Structure, at: number, goesOn: (entry: Entry) => boolean): number {
  const { indent } = readEntry(on.line(at));
  let last = at;
  for (let n = at + 1; n < on.draft.lines.length; n++) {
    if (isSilent(on.line(n))) continue;
    const entry = readEntry(on.line(n));
    if (entry.indent < indent || (entry.indent === indent && !goesOn(entry))) break;
    last = n;
  }
  return last;
}

const downTo = (at: number, last: number) => (last > at ? ` (down to line ${last + 1})` : '');

/** Fields among the items of a list that has no such fields: what they belonged to is gone, or stands elsewhere. */
export function strayFields(on: Structure, at: number, entry: Entry): 'gone' {
  const last = lastOf(on, at, ({ dashes }) => dashes === 0);
  putAside(on, at, last, {
    code: 'left-over',
    message: `${quote(entry.key ?? '')} cannot stand here, among the items of a list${downTo(at, last)}.`,
    suggestion: 'Move it to what it belongs to; if that is gone, delete it, too.',
  });
  return 'gone';
}

/** Items with a dash where no list is open: further in than the text above, YAML reads them as a part of that. */
export function strayItems(on: Structure, at: number): 'gone' {
  const last = lastOf(on, at, ({ dashes }) => dashes > 0);
  putAside(on, at, last, {
    code: 'left-over',
    message: `No list is open here that this item could belong to${downTo(at, last)}.`,
    suggestion: 'Move it into its list; or write a line such as “items:” above it.',
  });
  return 'gone';
}

/** Items above the line that names their list. */
export function itemsAboveTheirList(on: Structure, at: number, name: string, list: number): 'gone' {
  const last = Math.min(
    lastOf(on, at, ({ dashes }) => dashes > 0),
    list - 1,
  );
  putAside(on, at, last, {
    code: 'left-over',
    message: `This item${downTo(at, last)} belongs to ${quote(name)}, which begins on line ${list + 1}.`,
    suggestion: `Move it below ${quote(`${name}:`)}, among the items there.`,
  });
  return 'gone';
}

/** Fields in an item that is one text. The text of the first is read, the others are not. */
export function fieldsOfText(on: Structure, at: number, { column, key = '', colon = 0, value }: Entry): void {
  const line = `${on.line(at).slice(0, column)}${value}`;
  const slip = on.draft.repair(at, line, {
    from: column,
    to: colon,
    code: 'stray-key',
    message: `${quote(key)} cannot stand here: each item of this list is one text.`,
    suggestion: line.trim(),
    certain: false,
  });
  const last = lastOf(on, at, () => false);
  on.draft.clear(slip, at + 1, last);
}
