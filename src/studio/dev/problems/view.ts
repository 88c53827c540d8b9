import { resolve } from 'node:path';
import type { Diagnostic } from '../../../content/index.ts';
import { lineReader } from '../../../content/node/index.ts';
import { fingerprint } from '../../../prerender/cache.ts';

/** An error with its line, ready to be shown. */
export interface ProblemView {
  /** Identifies the problem in repair requests. */
  name: string;
  /** Whether the server can repair it. */
  fixable: boolean;
  /** `content/pages/about.yaml:12:7` */
  place: string;
  /** The same with the absolute path, for the editor. */
  target: string;
  message: string;
  suggestion?: string;
  line: number;
  /** The line before, in and after the marked range; undefined for an empty line. */
  text?: [before: string, marked: string, after: string];
}

/** The errors as open pages get them. */
export interface ShownProblems {
  problems: ProblemView[];
  /** The token of the server, which repairs carry. */
  token: string;
}

/** Most characters on each side of the marked range. */
const CONTEXT = 80;

/** A hash of the problem. */
export const problemName = (problem: Diagnostic): string => fingerprint(JSON.stringify(problem));

/**
 * Reads the lines of errors. Those of unreadable files are shown without lines.
 * @param problems of which warnings are left out
 */
export function viewProblems(problems: readonly Diagnostic[]): ProblemView[] {
  const linesOf = lineReader();
  const errors = problems.filter(({ severity }) => severity === 'error');
  // The offsets of edits are wrong for files that are not UTF-8.
  const notUtf8 = new Set(problems.flatMap(({ code, file }) => (code === 'wrong-encoding' ? [file] : [])));
  return errors.map((problem) =>
    view(problem, linesOf(problem.file), problem.edits !== undefined && !notUtf8.has(problem.file)),
  );
}

function view(problem: Diagnostic, lines: readonly string[], fixable: boolean): ProblemView {
  const { file, range, message, suggestion } = problem;
  const { line, column } = range.start;
  const text = lines[line - 1] ?? '';
  const from = column - 1;
  const to = Math.max(range.end.line === line ? range.end.column - 1 : text.length, from + 1);
  const start = Math.max(0, from - CONTEXT);
  return {
    name: problemName(problem),
    fixable,
    place: `${file}:${line}:${column}`,
    target: `${resolve(file)}:${line}:${column}`,
    message,
    line,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(text.trim() === ''
      ? {}
      : { text: [text.slice(start, from), text.slice(from, to), text.slice(to, to + CONTEXT)] }),
  };
}
