import { type Operation, WriteError, write } from '../../../src/content/index.ts';
import { createVersions } from '../../../src/editor/server/versions.ts';
import type { TextFile } from './files.ts';
import { judge, order, type Verdict } from './judge.ts';
import { inverse, type Json, readJson } from './model.ts';
import { type Choice, operationFor } from './operations.ts';

export interface Step extends Verdict {
  operation: Operation;
  before: string;
}

/** The result of a session: each operation on the outcome of the one before, then undo of all of them. */
export interface Session {
  steps: Step[];
  /** How many undos gave other bytes than there were before. */
  wrongUndos: string[];
  /** How many undos the operations alone would have done. */
  undosByOperation: number;
}

const bytesOf = (text: string) => Buffer.from(text);

/** Applies operations one after the other, then takes them back. */
export function runSession(file: TextFile, choices: readonly Choice[]): Session {
  const isText = file.name.endsWith('.md');
  const versions = createVersions();
  const steps: Step[] = [];
  let text = file.text;
  const remember = (one: string, how: 'read' | 'wrote') =>
    versions[how](file.name, { stamp: one, bytes: bytesOf(one), data: readJson(file.name, one) as never });
  remember(text, 'read');
  for (const choice of choices) {
    const operation = operationFor(readJson(file.name, text), choice, isText);
    // A file may have half of a character, as an escape; nobody can type one.
    if (!operation || /\\ud[89a-f]/.test(JSON.stringify(operation))) continue;
    const verdict = judge({ ...file, text }, operation);
    steps.push({ ...verdict, operation, before: text });
    if (verdict.after === undefined || verdict.wrong) continue;
    text = verdict.after;
    remember(text, 'wrote');
  }
  const wrongUndos: string[] = [];
  let undosByOperation = 0;
  for (const { before, after, operation, wrong } of steps.toReversed()) {
    if (after === undefined || wrong) continue;
    const data = readJson(file.name, before);
    const known = versions.withData(file.name, data as never)?.toString();
    if (known !== before && !sameData(file, known, data))
      wrongUndos.push(`${JSON.stringify(operation)}\n${before}\n--- undone\n${known}`);
    if (isUndone(file, after, inverse(data, operation), before)) undosByOperation++;
  }
  return { steps, wrongUndos, undosByOperation };
}

/** Whether the inverse operation alone gives the same bytes; it may not be possible to write it. */
function isUndone(file: TextFile, after: string, operation: Operation, before: string): boolean {
  try {
    return write(file.name, after, [operation], order) === before;
  } catch (error) {
    if (error instanceof WriteError) return false;
    throw error;
  }
}

/** Two versions of a session may have the same data; undo gives the newer one. */
const sameData = (file: TextFile, known: string | undefined, data: Json) =>
  known !== undefined && JSON.stringify(readJson(file.name, known)) === JSON.stringify(data);
