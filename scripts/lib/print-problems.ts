import type { Diagnostic } from '../../src/content/index.ts';
import { lineReader, problemText } from '../../src/content/node/index.ts';

/** Prints problems to the terminal, each with its line. */
export function printProblems(problems: readonly Diagnostic[]): void {
  const linesOf = lineReader();
  for (const problem of problems) console.log(`${problemText(problem, linesOf)}\n`);
}
