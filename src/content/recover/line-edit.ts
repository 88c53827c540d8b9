import type { Mistake } from './mistake.ts';

/** One repair of a reading, and the lines that it changes. */
export interface Edit extends Mistake {
  /** From 0. */
  line: number;
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
