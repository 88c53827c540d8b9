import type { Code } from '../codes.ts';
import type { Severity, TextEdit } from '../diagnostic.ts';

/** A syntax error and the lines that its repair has changed. */
export interface Repair {
  /** Line from 0; columns from 0 in the line as it was written, the end exclusive. */
  line: number;
  from: number;
  to: number;
  code: Code;
  severity: Severity;
  message: string;
  suggestion?: string | undefined;
  /** Whether the repair is what the writer meant beyond doubt. */
  certain: boolean;
  lines: number[];
  /** A repair that is more than the changed lines, such as deleting a line. */
  fix?: TextEdit | undefined;
}
