import type { TextEdit } from '../diagnostic.ts';
import type { Mistake } from './mistake.ts';

/** A syntax error and the lines that its repair has changed. */
export interface Repair extends Mistake {
  /** From 0. */
  line: number;
  lines: number[];
  /** A repair that is more than the changed lines, such as deleting a line. */
  fix?: TextEdit | undefined;
}
