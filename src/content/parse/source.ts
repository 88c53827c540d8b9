import { knownCode } from '../codes.ts';
import type { Diagnostic, Position, TextEdit } from '../diagnostic.ts';

/** A file's text, with conversion from offsets to lines and columns. */
export class Source {
  readonly file: string;
  readonly text: string;
  #starts: number[] | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The line break of this file. */
  get lineBreak(): string {
    return this.text.includes('\r\n') ? '\r\n' : '\n';
  }

  get lineStarts(): number[] {
    if (!this.#starts) {
      this.#starts = [0];
      for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) {
        this.#starts.push(at + 1);
      }
    }
    return this.#starts;
  }

  /** The position of an offset. */
  position(offset: number): Position {
    const starts = this.lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  /** The edit that deletes a line with its line break. @param line from 0 */
  deletion(line: number): TextEdit {
    const start = this.lineStarts[line] ?? 0;
    return { start, end: this.lineStarts[line + 1] ?? this.text.length, text: '' };
  }

  /** A diagnostic from one offset to another (exclusive). */
  diagnostic(start: number, end: number, about: Omit<Diagnostic, 'file' | 'range'>): Diagnostic {
    const range = { start: this.position(start), end: this.position(Math.max(start, end)) };
    return { file: this.file, range, ...about };
  }

  /** The same for detectors of syntax errors, which choose their codes by name and have one repair at most. */
  problem(
    start: number,
    end: number,
    { fix, severity = 'error', code, message, suggestion }: SyntaxError,
  ): Diagnostic {
    return this.diagnostic(start, end, {
      severity,
      code: knownCode(code),
      message,
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(fix === undefined ? {} : { edits: [fix] }),
    });
  }
}

interface SyntaxError {
  code: string;
  severity?: Diagnostic['severity'];
  message: string;
  suggestion?: string;
  fix?: TextEdit;
}
