import type { Operation } from '../../../src/content/index.ts';
import type { TextFile } from './files.ts';
import { judge, type Verdict } from './judge.ts';
import { readJson } from './model.ts';
import { type Choice, operationFor } from './operations.ts';

export interface Step extends Verdict {
  operation: Operation;
  before: string;
}

/** Applies operations one after the other. */
export function runSession(file: TextFile, choices: readonly Choice[]): Step[] {
  const steps: Step[] = [];
  let { text } = file;
  for (const choice of choices) {
    const operation = operationFor(readJson(file.name, text), choice, file.name.endsWith('.md'));
    // A file may have half of a character, as an escape; nobody can type one.
    if (!operation || /\\ud[89a-f]/.test(JSON.stringify(operation))) continue;
    const verdict = judge({ ...file, text }, operation);
    steps.push({ ...verdict, operation, before: text });
    if (verdict.after === undefined || verdict.wrong) continue;
    text = verdict.after;
  }
  return steps;
}
