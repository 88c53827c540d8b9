import { type Diagnostic, lineReader, problemText } from '../../src/content/index.ts';

/** Prints problems for a person at a terminal, each with the line that is meant. */
export function printProblems(problems: readonly Diagnostic[]): void {
  const look = { colour: process.stdout.isTTY === true && !process.env.NO_COLOR, lines: lineReader() };
  for (const problem of problems) console.log(`${problemText(problem, look)}\n`);
}
