import type { Fix, Problem } from './problem.ts';

/** A file's text and where its lines begin, for turning offsets into lines and columns. */
export class Source {
  readonly file: string;
  readonly text: string;
  #starts: number[] | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** How the lines of the file end. */
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

  /** Line and column, from 1, of an offset. */
  position(offset: number): { line: number; column: number } {
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

  /** What takes a line away, with its end. @param line from 0 */
  deletion(line: number): Fix {
    const start = this.lineStarts[line] ?? 0;
    return { start, end: this.lineStarts[line + 1] ?? this.text.length, text: '' };
  }

  /** A problem from one offset to another (exclusive). */
  problem(
    start: number,
    end: number,
    about: { code: string; severity?: Problem['severity']; message: string; suggestion?: string; fix?: Fix },
  ): Problem {
    const from = this.position(start);
    const to = this.position(Math.max(start, end));
    return {
      file: this.file,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
      severity: about.severity ?? 'error',
      code: about.code,
      message: about.message,
      ...(about.suggestion === undefined ? {} : { suggestion: about.suggestion }),
      ...(about.fix === undefined ? {} : { fix: about.fix }),
    };
  }
}
