import type { Code } from '../codes.ts';

/** One repair: what to say about it, and the lines that it changes. */
export interface Edit {
  /** Line from 0; columns from 0 in the line as it was written, the end exclusive. */
  line: number;
  from: number;
  to: number;
  code: Code;
  severity?: 'error' | 'warning';
  message: string;
  suggestion?: string | undefined;
  /** Whether the repair is what the writer meant beyond doubt. */
  certain: boolean;
  /** The new text of lines; an empty text takes a line out of the reading. */
  changes: readonly (readonly [line: number, text: string])[];
  /** Whether the file is not read from `line` on. */
  clearsRest?: boolean;
  /** A line to put in before `line`. */
  insert?: string;
  /** Lines of the file that another text takes the place of, the last included. */
  replaces?: [first: number, last: number, text: string];
  /** Whether the line is to be deleted, with its end. */
  deletes?: boolean;
}
