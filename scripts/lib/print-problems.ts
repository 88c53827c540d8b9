import type { Problem } from '../../src/content/index.ts';
import { lineReader, problemText } from '../../src/content/report.ts';

/** Prints problems for a person at a terminal, each with the line that is meant. */
export function printProblems(problems: readonly Problem[]): void {
  const look = { colour: process.stdout.isTTY === true && !process.env.NO_COLOR, lines: lineReader() };
  for (const problem of problems) console.log(`${problemText(problem, look)}\n`);
}
