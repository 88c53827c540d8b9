import { LineCounter } from 'yaml';
import type { Diagnostic, Position, TextEdit } from '../diagnostic.ts';

/** A file's text, with conversion from offsets to lines and columns. */
export class Source {
  readonly file: string;
  readonly text: string;
  #lines: LineCounter | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  get #counter(): LineCounter {
    if (!this.#lines) {
      this.#lines = new LineCounter();
      this.#lines.addNewLine(0);
      for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1))
        this.#lines.addNewLine(at + 1);
    }
    return this.#lines;
  }

  get lineStarts(): number[] {
    return this.#counter.lineStarts;
  }

  /** The position of an offset. */
  position(offset: number): Position {
    const { line, col } = this.#counter.linePos(offset);
    return { line, column: col };
  }

  /** A diagnostic from one offset to another (exclusive), with one repair at most. */
  diagnostic(
    start: number,
    end: number,
    { suggestion, edit, severity = 'error', ...about }: Details,
  ): Diagnostic {
    const range = { start: this.position(start), end: this.position(Math.max(start, end)) };
    return {
      ...{ file: this.file, range, severity, ...about },
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(edit === undefined ? {} : { edits: [edit] }),
    };
  }
}

interface Details {
  severity?: Diagnostic['severity'] | undefined;
  code: string;
  message: string;
  suggestion?: string | undefined;
  edit?: TextEdit | undefined;
}
