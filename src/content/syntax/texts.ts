import { quote } from '../explain/wording.ts';
import type { Field, FieldNames } from '../schema/field-names.ts';
import type { FileEdits, Finding } from './file-edits.ts';
import { indentOf } from './line.ts';
import type { ValueFinding } from './quotes.ts';
import { checkValue } from './values.ts';

/** A value: what is behind the colon of a field, the dash of an item, or below an empty field. */
export interface Value {
  /** Its first line, from 0, and where it begins there. */
  line: number;
  column: number;
  last: number;
  /** Column of the key or dash that it belongs to: what is further in goes on with it. */
  owner: number;
  /** Its field, or the list that it is an item of. */
  field: Field | undefined;
  isItem: boolean;
}

/** How messages call the text that a line goes on with. */
export const nameOf = ({ isItem, field }: Value) =>
  isItem || !field?.name ? 'the item above' : `the text of ${quote(field.name)} above`;

/** Reports a sign that is wrong in a text, on its line. @returns what may be something else, so that nothing is changed */
export function checkText(edits: FileEdits, value: Value, names: FieldNames) {
  const { line: first, last, column, field } = value;
  const own = edits.lines.slice(first, last + 1);
  const parts = own.map((line, n) => line.slice(n === 0 ? column : 0).trim());
  const whole = parts.join(' ');
  const found = checkValue(whole, value.isItem, field);
  const isOpen = !found || found.code === 'needs-quotes' || found.code === 'text-after-quote';
  const two = isOpen ? twoInOne(whole, found ? names : undefined, value.isItem) : undefined;
  const shown: Finding | undefined = two ?? found;
  if (!shown) return undefined;
  let [at, offset] = [0, shown.from];
  for (; at < parts.length - 1 && offset > (parts[at]?.length ?? 0); at++)
    offset -= (parts[at]?.length ?? 0) + 1;
  const [line, written = ''] = [first + at, own[at]];
  const from = (at === 0 ? column : indentOf(written)) + offset;
  const to = Math.min(from + shown.to - shown.from, written.trimEnd().length);
  const about = { ...shown, line, from, to };
  if (two || !found) return about;
  if (at > 0 && found.code === 'needs-quotes') {
    about.message = `This line goes on with ${nameOf(value)}; with a colon in it, such a text needs quotes.`;
    // A line that begins like a sentence or a label may be a note below a text that is complete.
    if (/^\p{Lu}/u.test(parts[at] ?? ''))
      return { ...about, suggestion: 'If this line is a note, begin it with #.' };
  }
  if (last > first) about.suggestion = 'Put quotes around the whole text, from its first line to its last.';
  if (found.severity === 'warning')
    edits.report(line, { ...about, suggestion: written.slice(0, column).trimStart() + found.text });
  else edits.report(line, about, changes(edits, value, whole, found));
  return undefined;
}

/** The lines of a text as they should be written. */
function changes({ lines }: FileEdits, { line, last, column }: Value, whole: string, found: ValueFinding) {
  const own = lines.slice(line, last + 1);
  const [head, first] = [(own[0] ?? '').slice(0, column), (own[0] ?? '').slice(column)];
  if (line === last) return [[line, head + found.text] as const];
  // The line breaks of the text stay, inside of its quotes.
  const mark = /["\\]/.test(whole) ? "'" : '"';
  const spelled = (text: string) => (mark === "'" ? text.replaceAll("'", "''") : text).trimEnd();
  const inside = [first, ...own.slice(1)].map(spelled);
  if (found.code === 'curly-quotes') inside[0] = (inside[0] ?? '').slice(1);
  if (/^(?:curly-quotes|quote-not-opened)$/.test(found.code)) inside.push((inside.pop() ?? '').slice(0, -1));
  inside[0] = head + mark + inside[0];
  return inside.map((one, n) => [line + n, line + n === last ? one + mark : one] as const);
}

/** Two fields or items on one line. */
function twoInOne(whole: string, names: FieldNames | undefined, isItem: boolean): Finding | undefined {
  const [, before = '', name = ''] = /^(|.*?\S\s+)(?:- +)?([a-z][A-Za-z]*):\s/.exec(whole) ?? [];
  const item = isItem && !/^["'[{]/.test(whole) ? /\S\s{2,}(?=-\s)/.exec(whole) : null;
  if (!item && !names?.has(name)) return undefined;
  const from = item ? item.index + item[0].length : before.length;
  const message = item
    ? 'A second item begins here; each item needs a line of its own.'
    : `If ${quote(name)} is a field, it begins a line of its own; if not, this text needs quotes.`;
  return { from, to: from + (item ? 1 : name.length), code: 'lost-line-break', message };
}
