import type { Code } from '../codes.ts';
import type { Severity } from '../diagnostic.ts';

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
