import type { Diagnostic, Severity } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';
import { isSilent } from './line.ts';

/** What is wrong in a line or value, from one column (from 0) to another (exclusive), and what to write instead. */
export interface Finding {
  from: number;
  to: number;
  code: string;
  /** An error if left out. */
  severity?: Severity | undefined;
  message: string;
  /** The changed line if left out. */
  suggestion?: string | undefined;
  /** Whether the changed lines are what the writer meant beyond doubt. */
  certain?: boolean | undefined;
}

/** A finding in a file, from one line (from 0) to the last, and the lines that were changed so that the rest can be read. */
interface Report extends Finding {
  line: number;
  changed: number[];
  last: number;
}

/** So many are shown at once. */
const MOST = 300;

/** The lines of a file while they are made readable. Lines keep their numbers. */
export class FileEdits {
  readonly source: Source;
  readonly original: readonly string[];
  readonly lines: string[];
  reports: Report[] = [];
  readonly #guessed = new Set<number>();

  constructor(source: Source) {
    this.source = source;
    this.original = source.text.split(/\r?\n/);
    this.lines = [...this.original];
  }

  get text(): string {
    return this.lines.join('\n');
  }

  /** Records what is wrong in a line. The changes are made in memory, and offered as a fix where they are certain. */
  report(line: number, finding: Finding, changes: Iterable<readonly [number, string]> = []): void {
    const changed: number[] = [];
    for (const [at, text] of changes) {
      if (this.lines[at] !== text) changed.push(at);
      this.lines[at] = text;
    }
    if (!finding.certain) for (const at of changed) this.#guessed.add(at);
    const above = this.reports.at(-1);
    const isRepeat = above && above.message === finding.message && finding.certain && above.certain;
    if (isRepeat && line > above.last && this.original.slice(above.last + 1, line).every(isSilent)) {
      above.changed.push(...changed);
      above.last = line;
    } else if (this.reports.length < MOST) {
      const own = (changed.includes(line) && this.lines[line]?.trim()) || undefined;
      this.reports.push({ suggestion: own, ...finding, line, changed, last: line });
    }
  }

  /** The offset in the file of an offset in the readable text. */
  toOriginal(offset: number, readable: Source): number {
    const { line, column } = readable.position(offset);
    const start = this.source.lineStarts[line - 1] ?? this.source.text.length;
    return start + Math.min(column - 1, this.original[line - 1]?.length ?? 0);
  }

  diagnostics = (): Diagnostic[] => this.reports.map((report) => this.#diagnostic(report));

  #diagnostic(report: Report): Diagnostic {
    const { line, last, from, to, message, certain, changed, code, severity, suggestion } = report;
    const { source, original, lines } = this;
    const [start = 0, end] = [source.lineStarts[line], Math.min(to, (original[line] ?? '').length)];
    const said = last > line ? `${message} The same down to line ${last + 1}.` : message;
    const about = { code, severity, message: said, suggestion };
    const shown = source.diagnostic(start + Math.max(0, Math.min(from, end - 1)), start + end, about);
    const edits = changed.map((at) => {
      const start = source.lineStarts[at] ?? 0;
      return { start, end: start + (original[at] ?? '').length, text: lines[at] ?? '' };
    });
    // A word may not be lost or joined, nor a line carry along what is a guess.
    const before = changed.map((at) => original[at]).join('\n');
    const isSafe = keepsWords(before, edits.map(({ text }) => text).join('\n'));
    const isSure = certain && isSafe && !changed.some((at) => this.#guessed.has(at));
    return isSure && changed.length > 0 ? { ...shown, edits } : shown;
  }
}

/** Whether two texts have the same words in the same order: no letter or digit is lost, added or moved to another word. */
const keepsWords = (before: string, after: string) => words(before) === words(after);

const words = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
