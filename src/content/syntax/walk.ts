import { quote } from '../explain/wording.ts';
import {
  type Field,
  type FieldNames,
  fieldNames,
  isAlways,
  isGroup,
  isList,
  isListOfTexts,
} from '../schema/field-names.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { FileEdits, Finding } from './file-edits.ts';
import { Frames } from './frames.ts';
import { type Entry, isSilent, readEntry } from './line.ts';
import { looseLine, oddColon, recognise } from './loose-line.ts';
import { checkText, nameOf, type Value } from './texts.ts';
import { valueEnd } from './value-end.ts';

/** What the lines further in belong to: an empty field, a text that goes on, or nothing. */
interface Above {
  kind: 'open' | 'text' | 'closed';
  owner: number;
  field: Field | undefined;
  value?: Value;
}

/** A line that does not fit: why the parser fails or, if misread, what YAML makes of it. */
export type Misfit = Finding & { line: number; misread?: boolean };

/**
 * Reads a file line by line, as YAML does, and reports the signs in it that YAML reads in another way than people.
 * @param root what the file should hold
 * @returns the first line that does not fit
 */
export function readLines(edits: FileEdits, root: Shape, schemas: Schemas): Misfit | undefined {
  const walk = new Walk(edits, root, schemas);
  for (let at = 0; at < edits.lines.length; ) at = walk.read(at);
  walk.end();
  return walk.misfit;
}

const MARK = 'What is below this line would not be read: delete it, or make it two files.';

class Walk {
  misfit: Misfit | undefined;
  readonly #edits: FileEdits;
  readonly #schemas: Schemas;
  readonly #names: FieldNames;
  readonly #frames = new Frames();
  readonly #widest: number;
  #above: Above;

  constructor(edits: FileEdits, root: Shape, schemas: Schemas) {
    this.#edits = edits;
    this.#schemas = schemas;
    this.#names = fieldNames(root, schemas);
    this.#widest = edits.lines.reduce((most, { length }) => Math.max(most, length), 0);
    this.#above = { kind: 'open', owner: -1, field: { name: '', shapes: [root] } };
  }

  /** Reads a line, and those that belong to its value. @returns the number of the next line */
  read(at: number): number {
    const line = this.#edits.lines[at] ?? '';
    const { kind, owner, field, value } = this.#above;
    if (line.trim() !== '' && isSilent(line)) this.end();
    const isMark = /^(---|\.\.\.)(\s|$)/.test(line);
    if (isMark && owner >= 0) this.#unfit(at, { from: 0, to: 3, code: 'second-document', message: MARK });
    if (isSilent(line) || isMark) return at + 1;
    const entry = this.#untabbed(at, readEntry(line));
    if (value && entry.indent > owner) return this.#goesOn(at, entry, value);
    if (entry.key !== undefined || entry.dashes > 0) return this.#entry(at, entry);
    const isBelow = kind === 'open' && owner >= 0 && entry.indent > owner;
    if (isBelow && (!isAlways(field, isGroup) || /^[[{]/.test(entry.value)))
      return this.#value(at, entry.indent, { owner, field, isItem: false });
    return this.#loose(at, line, entry.indent);
  }

  /** Ends the text above, and checks it. */
  end(): void {
    const { value, owner, field } = this.#above;
    if (!value) return;
    this.#check(value);
    this.#above = { kind: 'closed', owner, field };
  }

  #check(value: Value) {
    const { line = -1 } = this.misfit ?? {};
    if (line >= value.line && line <= value.last) return;
    const found = checkText(this.#edits, value, this.#names);
    if (found) this.#unfit(found.line, found, true);
  }

  #unfit(line: number, finding: Finding, misread = false) {
    this.misfit ??= { ...finding, line, misread };
  }

  /** A line that began with a tab, in the only group that lacks its field. */
  #untabbed(at: number, entry: Entry): Entry {
    const { key, dashes } = entry;
    if (key === undefined || dashes > 0 || !/^\s*\t/.test(this.#edits.original[at] ?? '')) return entry;
    const [column, other] = this.#frames.lacking(key);
    if (column === undefined || other !== undefined) return entry;
    this.#edits.lines[at] = ' '.repeat(column) + (this.#edits.lines[at] ?? '').trimStart();
    return readEntry(this.#edits.lines[at] ?? '');
  }

  /** A line that is neither a field nor an item. */
  #loose(at: number, line: string, indent: number): number {
    const { kind, field } = this.#above;
    const inList = (kind === 'open' && isAlways(field, isList)) || this.#frames.hasList(indent);
    const found = recognise(line, this.#names, inList, this.#frames.keysAt(indent));
    if (found) this.#edits.report(at, found, [[at, found.line]]);
    else this.#unfit(at, looseLine(line, inList, field));
    // A line that was recognised is read again, as what it was meant to be.
    if (found) return at;
    this.end();
    return at + 1;
  }

  #entry(at: number, entry: Entry): number {
    this.end();
    const { indent, column, dashes, value, valueColumn, key } = entry;
    const above = this.#above.kind === 'open' ? this.#above : undefined;
    const unfit = (finding: Finding) => this.#unfit(at, finding);
    const list = dashes > 0 ? this.#frames.enter('seq', indent, entry, above, unfit) : undefined;
    if (dashes > 1) {
      const message = 'One dash is enough in front of an item.';
      this.#unfit(at, { from: indent, to: indent + 1, code: 'stray-dash', message }, true);
    }
    const isText = isAlways(list?.field, isListOfTexts) && !this.#names.has(key ?? '');
    const item = { name: '', shapes: list?.shape?.item ? [list.shape.item] : [] };
    this.#above = { kind: 'open', owner: indent, field: item };
    if (key === undefined && value === '') return at + 1;
    const own = this.#edits.lines[at] ?? '';
    const isGroupItem = key === undefined && list?.shape?.item?.kind === 'map';
    const odd = isGroupItem && oddColon(own.slice(column).trim(), this.#names);
    if (odd) {
      const about = { ...odd, from: column, to: column + odd.to };
      this.#edits.report(at, about, [[at, own.slice(0, column) + odd.line]]);
      return at;
    }
    if (key === undefined || isText)
      return this.#value(at, column, { owner: indent, field: list?.field, isItem: true });
    const group = list
      ? this.#frames.push('map', column, item)
      : this.#frames.enter('map', column, entry, above, unfit);
    const first = group.keys.get(key);
    if (first === undefined) group.keys.set(key, at);
    else this.#unfit(at, repeated(entry, key, first, this.#edits.lines[first] ?? ''), true);
    if (key === 'type' && list?.shape === this.#schemas.page.shape.fields.get('sections'))
      group.shape = this.#schemas.sections.get(value)?.shape;
    const shape = group.shape?.fields.get(key);
    const field = { name: key, shapes: shape ? [shape] : (this.#names.get(key) ?? []) };
    this.#above = { kind: 'open', owner: column, field };
    if (/^$|^!\S*$|^#(\s|$)/.test(value)) return at + 1;
    return this.#value(at, valueColumn, { owner: column, field, isItem: false });
  }

  /** A line further in than a text: YAML reads it as part of that. */
  #goesOn(at: number, { key, dashes, indent, value: text }: Entry, value: Value): number {
    const { lines } = this.#edits;
    const { field, isItem, line } = value;
    const isField = key !== undefined && dashes === 0 && this.#names.has(key);
    // Below an item of a list of texts: a line that begins like an item, where the one above had room for its first word.
    const room = Math.min(this.#widest, 80) * 0.75 - (lines[at - 1] ?? '').length;
    const isLike = /^[\p{Lu}\p{N}•·*–—−-]/u.test(text) && text.search(/ |$/) < room;
    const isLostDash = isItem && isAlways(field, isListOfTexts) && isLike;
    value.last = at;
    if (dashes === 0 && !isField && !isLostDash) return at + 1;
    if (field?.name && field.shapes.length === 0 && line === at - 1) {
      const message = `${quote(field.name)} is not a field here, and YAML reads the next line as part of it.`;
      const suggestion = 'If it is a note, begin the line with #.';
      const to = (lines[line] ?? '').length;
      this.#unfit(line, { from: value.owner, to, code: 'unknown-key', message, suggestion }, true);
    }
    const message = `YAML reads this line as part of ${nameOf(value)}.`;
    const suggestion =
      !isItem && isAlways(field, isGroup)
        ? `Leave the rest of the line of ${quote(field?.name ?? '')} empty, and begin what belongs to it on lines below.`
        : isField
          ? `If ${quote(key)} is a field, begin it exactly below the other fields of its group.`
          : dashes > 0
            ? 'If it is an item, put its dash below the other dashes; a list begins with a line such as “items:”.'
            : 'If it is an item of its own, begin it with a dash; otherwise write both on one line.';
    const to = (lines[at] ?? '').trimEnd().length;
    this.#unfit(at, { from: indent, to, code: 'swallowed', message, suggestion }, true);
    if (isField) this.end();
    return at + 1;
  }

  /** Reads a value, with all lines that belong to it. */
  #value(at: number, column: number, about: Pick<Value, 'owner' | 'field' | 'isItem'>): number {
    const { owner, field, isItem } = about;
    const value: Value = { ...about, line: at, last: at, column };
    const isText = isAlways(field, isItem ? isListOfTexts : (shape) => !isGroup(shape));
    const { end, isPlain, isWhole, unclosed } = valueEnd(this.#edits, value, isText, this.#names);
    if (unclosed) this.#unfit(at, unclosed, true);
    this.#above = isPlain ? { kind: 'text', owner, field, value } : { kind: 'closed', owner, field };
    if (isWhole) this.#check(value);
    return end + 1;
  }
}

/** What to say of a field that its group has already. */
function repeated({ column }: Entry, key: string, line: number, first: string): Finding {
  const message = `${quote(key)} is here a second time; the first is on line ${line + 1}.`;
  const suggestion = readEntry(first).dashes
    ? 'If a new item begins here, put a dash in front of it; otherwise keep one of the two.'
    : 'Keep one of the two, or give the other the name that it should have.';
  return { from: column, to: column + key.length, code: 'duplicate-key', message, suggestion };
}
