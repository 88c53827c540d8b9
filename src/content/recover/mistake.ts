import type { Code } from '../codes.ts';
import type { Severity, TextEdit } from '../diagnostic.ts';

/** A mistake in a line, or in a part of one, and what to write instead. */
export interface Mistake {
  /** Columns from 0 in what the mistake is in; the end is exclusive. */
  from: number;
  to: number;
  code: Code;
  /** An error if left out. */
  severity?: Severity;
  message: string;
  suggestion?: string | undefined;
  /** Whether the repair is what the writer meant beyond doubt. */
  certain: boolean;
}

/** One repair of a reading of the file, and the lines that it changes. */
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

/** A syntax error and the lines that its repair has changed. */
export interface Repair extends Mistake {
  /** From 0. */
  line: number;
  lines: number[];
  /** A repair that is more than the changed lines, such as deleting a line. */
  fix?: TextEdit | undefined;
}

/** With more mistakes than this, a file is not read on: it is no page, and longer reports help no one. */
export const MAX_MISTAKES = 300;

/** The report for the rest of such a file. */
export const tooMany = {
  code: 'too-many-mistakes' satisfies Code,
  message: 'There are too many mistakes above; nothing below this line was checked.',
  certain: false,
} as const;
