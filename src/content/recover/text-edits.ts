import type { Fix, Problem } from '../problem.ts';
import type { Source } from '../source.ts';
import { commonPrefix, commonSuffix, originalColumn } from './difference.ts';
import type { Edit } from './edit.ts';
import { inRuns } from './repeats.ts';
import type { Step } from './state.ts';

/** A repair is certain when every other one is dearer by so much. */
const surely = 0.05;

/** A slip of the pen in the form of a file: what to say, and which lines its repair has changed. */
export interface Slip {
  /** Line from 0; columns from 0 in the line as it was written, the end exclusive. */
  line: number;
  from: number;
  to: number;
  code: string;
  severity: 'error' | 'warning';
  message: string;
  suggestion?: string | undefined;
  /** Whether the repair is what the writer meant beyond doubt. */
  certain: boolean;
  lines: number[];
  /** A repair that is no change of lines, such as taking a line away. */
  fix?: Fix | undefined;
}

/** A file under repair: lines are changed in place, never added or removed, so that line numbers stay true. */
export class Draft {
  readonly source: Source;
  readonly original: readonly string[];
  readonly lines: string[];
  readonly slips: Slip[] = [];
  /** Lines that were lost, by the line before which they belong. */
  readonly #inserted = new Map<number, string>();

  constructor(source: Source) {
    this.source = source;
    this.original = source.text.split(/\r?\n/);
    this.lines = [...this.original];
  }

  get text(): string {
    if (this.#inserted.size === 0) return this.lines.join('\n');
    return this.#physical()
      .map(({ text }) => text)
      .join('\n');
  }

  /** Takes over the steps of a reading. */
  apply(steps: readonly Step[]): void {
    const slips = new Map<Edit, Slip>();
    for (const { edit, follow, margin } of steps) {
      const known = slips.get(edit);
      if (known) {
        if (follow) this.change(known, follow.line, follow.text);
        continue;
      }
      if (follow) {
        const tab = this.slips.find(({ lines }) => lines.includes(follow.line));
        if (tab) this.change(tab, follow.line, follow.text);
        continue;
      }
      const { changes, insert, replaces, deletes, ...about } = edit;
      const certain = about.certain && margin >= surely;
      const tabbed = about.code === 'indentation' ? this.slips.find(({ code, lines }) => code === 'tab' && lines.includes(edit.line)) : undefined;
      const slip: Slip = tabbed ?? { ...about, certain, severity: about.severity ?? 'error', lines: [] };
      if (!tabbed) this.slips.push(slip);
      slips.set(edit, slip);
      for (const [line, text] of changes) this.change(slip, line, text);
      if (tabbed && tabbed.line === edit.line) tabbed.suggestion = edit.suggestion;
      if (insert !== undefined) this.#inserted.set(edit.line, insert);
      if (!certain) continue;
      const start = this.source.lineStarts[edit.line] ?? this.source.text.length;
      if (replaces) slip.fix = this.replacement(...replaces);
      else if (deletes && this.original[edit.line + 1] !== undefined) slip.fix = this.source.deletion(edit.line);
      else if (deletes) slip.certain = false;
      else if (insert !== undefined && changes.length === 0)
        slip.fix = { start, end: start, text: insert + this.source.lineBreak };
      else if (insert !== undefined) {
        const text = insert + this.source.lineBreak + (changes[0]?.[1] ?? '');
        slip.fix = { start, end: start + (this.original[edit.line] ?? '').length, text };
      }
    }
    this.slips.sort((a, b) => a.line - b.line);
  }

  /** Breaks a line in two. */
  split(
    line: number,
    first: string,
    second: string,
    about: Pick<Slip, 'from' | 'to' | 'code' | 'message' | 'certain'> & { suggestion: string },
  ) {
    const start = this.source.lineStarts[line] ?? 0;
    const fix = {
      start,
      end: start + (this.original[line] ?? '').length,
      text: first + this.source.lineBreak + second,
    };
    this.#inserted.set(line, first);
    this.lines[line] = second;
    this.slips.push({ ...about, severity: 'error', line, lines: [], ...(about.certain ? { fix } : {}) });
  }

  /** The lines of the repaired text, each with the line of the file that it is, or stands before. */
  #physical(): { text: string; line: number; lost: boolean }[] {
    return this.lines.flatMap((text, line) => {
      const inserted = this.#inserted.get(line);
      const own = { text, line, lost: false };
      return inserted === undefined ? own : [{ text: inserted, line, lost: true }, own];
    });
  }

  /** The line of the file, from 0, of a line of the repaired text, and whether that was inserted before it. */
  lineOf(repaired: number): { line: number; lost: boolean } {
    if (this.#inserted.size === 0) return { line: repaired, lost: false };
    return this.#physical()[repaired] ?? { line: this.lines.length - 1, lost: false };
  }

  /** Puts a line in that was lost, before another. */
  insert(
    line: number,
    text: string,
    about: Pick<Slip, 'from' | 'to' | 'code' | 'message' | 'certain'> & { suggestion: string },
  ) {
    this.#inserted.set(line, text);
    const at = this.source.lineStarts[line] ?? this.source.text.length;
    this.slips.push({
      ...about,
      severity: 'error',
      line,
      lines: [],
      ...(about.certain ? { fix: { start: at, end: at, text: text + this.source.lineBreak } } : {}),
    });
  }

  /** Notes a slip and changes its line; the last slip is returned so that more lines can be added to it. */
  repair(
    line: number,
    text: string | undefined,
    slip: Omit<Slip, 'line' | 'lines' | 'severity'> & Partial<Slip>,
  ): Slip {
    const noted: Slip = { severity: 'error', line, lines: [], ...slip };
    if (text !== undefined) this.change(noted, line, text);
    this.slips.push(noted);
    return noted;
  }

  /** Changes one more line on account of a slip. */
  change(slip: Slip, line: number, text: string): void {
    this.lines[line] = text;
    if (slip.lines.at(-1) !== line) slip.lines.push(line);
  }

  /** Empties lines on account of a slip, the first and the last included. */
  clear(slip: Slip, first: number, last: number): void {
    for (let line = first; line <= last; line++) this.change(slip, line, '');
  }

  /** The offset in the original file of an offset in the repaired text. */
  toOriginal(offset: number, repaired: Source): number {
    const { line: shown, column } = repaired.position(offset);
    const { line, lost } = this.lineOf(shown - 1);
    const start = this.source.lineStarts[line] ?? this.source.text.length;
    if (lost) return start;
    return start + originalColumn(this.original[line] ?? '', this.lines[line] ?? '', column - 1);
  }

  /** Whether a stretch of the repaired text stands in lines that no repair has touched. */
  untouched(start: number, end: number, repaired: Source): boolean {
    const first = repaired.position(start).line - 1;
    const last = repaired.position(end).line - 1;
    for (let shown = first; shown <= last; shown++) {
      const { line, lost } = this.lineOf(shown);
      if (lost || this.lines[line] !== this.original[line]) return false;
    }
    return true;
  }

  /** The slips as problems of the original file. */
  problems(): Problem[] {
    return inRuns(this.slips).map((slip) => {
      const start = this.source.lineStarts[slip.line] ?? 0;
      const fix = slip.fix ?? (slip.certain ? this.#fix(slip) : undefined);
      const { code, severity, message, suggestion } = slip;
      const to = Math.min(slip.to, (this.original[slip.line] ?? '').length);
      const from = Math.max(0, Math.min(slip.from, to - 1));
      return this.source.problem(start + from, start + to, {
        code,
        severity,
        message,
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(fix === undefined ? {} : { fix }),
      });
    });
  }

  /** What puts one line in the place of several. */
  replacement(first: number, last: number, text: string): Fix {
    const { lineStarts } = this.source;
    const end = (lineStarts[last] ?? 0) + (this.original[last] ?? '').length;
    return { start: lineStarts[first] ?? 0, end, text: text.replaceAll('\n', this.source.lineBreak) };
  }

  /** The smallest replacement that makes the changed lines what they became. */
  #fix({ lines }: Slip): Fix | undefined {
    if (lines.length === 0) return undefined;
    const first = Math.min(...lines);
    const last = Math.max(...lines);
    const offset = this.source.lineStarts[first] ?? 0;
    const end = (this.source.lineStarts[last] ?? 0) + (this.original[last] ?? '').length;
    const before = this.source.text.slice(offset, end);
    const after = this.lines.slice(first, last + 1).join(before.includes('\r\n') ? '\r\n' : '\n');
    const start = commonPrefix(before, after);
    const tail = commonSuffix(before.slice(start), after.slice(start));
    return {
      start: offset + start,
      end: offset + before.length - tail,
      text: after.slice(start, after.length - tail),
    };
  }
}
