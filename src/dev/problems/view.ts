import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Diagnostic, decode } from '../../content/index.ts';

/** One problem with the line that is meant, ready to be shown. */
export interface ProblemView {
  /** `content/pages/about.yaml:12:7` */
  place: string;
  /** The same with the whole path, for the editor. */
  target: string;
  message: string;
  suggestion?: string;
  line: number;
  /** The line in three parts: before what is marked, what is marked, after it. Absent for an empty line. */
  text?: [before: string, marked: string, after: string];
}

/** Longest stretch of a line that is shown on each side of what is marked. */
const AROUND = 80;

/** Reads the lines that problems are about. A file that cannot be read is shown without its lines. */
export async function viewProblems(problems: readonly Diagnostic[]): Promise<ProblemView[]> {
  const files = new Map<string, Promise<string[]>>();
  const linesOf = (file: string) => {
    const lines = files.get(file) ?? readLines(file);
    files.set(file, lines);
    return lines;
  };
  return Promise.all(problems.map(async (problem) => view(problem, await linesOf(problem.file))));
}

async function readLines(file: string): Promise<string[]> {
  try {
    return decode(file, await readFile(file)).text.split(/\r?\n/);
  } catch {
    // Missing, which is what the problem says, or gone since the check, which the next one will tell.
    return [];
  }
}

function view(problem: Diagnostic, lines: string[]): ProblemView {
  const { file, range, message, suggestion } = problem;
  const { line, column } = range.start;
  const text = lines[line - 1] ?? '';
  const from = column - 1;
  const to = Math.max(range.end.line === line ? range.end.column - 1 : text.length, from + 1);
  const start = Math.max(0, from - AROUND);
  return {
    place: `${file}:${line}:${column}`,
    target: `${resolve(file)}:${line}:${column}`,
    message,
    line,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(text.trim() === ''
      ? {}
      : { text: [text.slice(start, from), text.slice(from, to), text.slice(to, to + AROUND)] }),
  };
}
