import { readFileSync } from 'node:fs';
import type { Problem } from '../../src/content/index.ts';
import { problemText } from '../../src/content/report.ts';

/** Prints problems for a person at a terminal, each with the line that is meant. */
export function printProblems(problems: readonly Problem[]): void {
  const files = new Map<string, string[]>();
  const lines = (file: string) => {
    const known = files.get(file) ?? readFileSync(file, 'utf8').split(/\r?\n/);
    files.set(file, known);
    return known;
  };
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  for (const problem of problems) console.log(`${problemText(problem, { colour, lines })}\n`);
}
