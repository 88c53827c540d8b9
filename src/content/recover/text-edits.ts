import type { Diagnostic, TextEdit } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';
import { commonPrefix, commonSuffix, originalColumn } from './common-ends.ts';
import { keepsWords } from './keeps-words.ts';
import type { Repair } from './mistake.ts';
import { groupRepeats } from './repeats.ts';

type NewRepair = Omit<Repair, 'line' | 'lines'> & Partial<Repair>;

/** A file under repair, with the way back from the repaired text to the file. Lines keep their numbers. */
export class TextEdits {
  readonly source: Source;
  readonly original: readonly string[];
  readonly lines: string[];
  repairs: Repair[] = [];
  /** Lines to put in, by the line before which they belong. */
  readonly #inserted = new Map<number, string>();

  constructor(source: Source) {
    this.source = source;
    this.original = source.text.split(/\r?\n/);
    this.lines = [...this.original];
  }

  get text(): string {
    return this.#physical()
      .map(({ text }) => text)
      .join('\n');
  }

  /** The lines of the repaired text, each with the line of the file that it is, or is inserted before. */
  #physical(): { text: string; line: number; inserted: boolean }[] {
    return this.lines.flatMap((text, line) => {
      const before = this.#inserted.get(line);
      const own = { text, line, inserted: false };
      return before === undefined ? own : [{ text: before, line, inserted: true }, own];
    });
  }

  /** The line of the file, from 0, of a line of the repaired text, and whether that was inserted before it. */
  lineOf(repaired: number): { line: number; inserted: boolean } {
    if (this.#inserted.size === 0) return { line: repaired, inserted: false };
    return this.#physical()[repaired] ?? { line: this.lines.length - 1, inserted: false };
  }

  /** Records a syntax error and, with a text, replaces its line. Returns the repair, so that lines can be added to it. */
  repair(line: number, text: string | undefined, about: NewRepair): Repair {
    const repair: Repair = { line, lines: [], ...about };
    if (text !== undefined) this.change(repair, line, text);
    this.repairs.push(repair);
    return repair;
  }

  /** Changes one more line for a repair. */
  change(repair: Repair, line: number, text: string): void {
    this.lines[line] = text;
    if (repair.lines.at(-1) !== line) repair.lines.push(line);
  }

  /** Empties lines for a repair, the first and the last included. */
  clear(repair: Repair, first: number, last: number): void {
    for (let line = first; line <= last; line++) {
      this.lines[line] = '';
      repair.lines.push(line);
    }
  }

  /** Puts a line in before another. */
  insert(line: number, text: string): void {
    this.#inserted.set(line, text);
  }

  /** The offset in the file of an offset in the repaired text. */
  toOriginal(offset: number, repaired: Source): number {
    const { line: shown, column } = repaired.position(offset);
    const { line, inserted } = this.lineOf(shown - 1);
    const start = this.source.lineStarts[line] ?? this.source.text.length;
    if (inserted) return start;
    return start + originalColumn(this.original[line] ?? '', this.lines[line] ?? '', column - 1);
  }

  /** Whether no repair has touched the lines of a stretch of the repaired text. */
  untouched(start: number, end: number, repaired: Source): boolean {
    const first = repaired.position(start).line - 1;
    const last = repaired.position(end).line - 1;
    for (let shown = first; shown <= last; shown++) {
      const { line, inserted } = this.lineOf(shown);
      if (inserted || this.lines[line] !== this.original[line]) return false;
    }
    return true;
  }

  /** The repairs as diagnostics of the file. */
  diagnostics(): Diagnostic[] {
    return groupRepeats(this.repairs, this.original).map((repair) => {
      const { code, severity, message, suggestion, line } = repair;
      const start = this.source.lineStarts[line] ?? 0;
      const edit = repair.fix ?? (repair.certain ? this.#smallestEdit(repair) : undefined);
      const keeps = edit && this.#keepsWords(edit);
      const to = Math.min(repair.to, (this.original[line] ?? '').length);
      const from = Math.max(0, Math.min(repair.from, to - 1));
      return this.source.diagnostic(start + from, start + to, {
        code,
        severity,
        message,
        suggestion,
        edit: keeps ? edit : undefined,
      });
    });
  }

  /** Whether an edit takes no word away. The smallest edit may begin within a word, so whole lines are compared. */
  #keepsWords({ start, end, text }: TextEdit): boolean {
    const written = this.source.text;
    const from = written.lastIndexOf('\n', start - 1) + 1;
    const next = written.indexOf('\n', end);
    const to = next < 0 ? written.length : next;
    return keepsWords(written.slice(from, to), written.slice(from, start) + text + written.slice(end, to));
  }

  /** The edit that puts a text in the place of lines, the last included. */
  replacement(first: number, last: number, text: string): TextEdit {
    const { lineStarts, lineBreak } = this.source;
    const end = (lineStarts[last] ?? 0) + (this.original[last] ?? '').length;
    return { start: lineStarts[first] ?? 0, end, text: text.replaceAll('\n', lineBreak) };
  }

  /** The smallest edit that makes the changed lines what they became. */
  #smallestEdit({ lines }: Repair): TextEdit | undefined {
    if (lines.length === 0) return undefined;
    const [first, last] = [lines.reduce((a, b) => Math.min(a, b)), lines.reduce((a, b) => Math.max(a, b))];
    const whole = this.replacement(first, last, this.lines.slice(first, last + 1).join('\n'));
    const before = this.source.text.slice(whole.start, whole.end);
    const start = commonPrefix(before, whole.text);
    const tail = commonSuffix(before.slice(start), whole.text.slice(start));
    return {
      start: whole.start + start,
      end: whole.end - tail,
      text: whole.text.slice(start, whole.text.length - tail),
    };
  }
}
