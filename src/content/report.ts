import { readFileSync } from 'node:fs';
import { decode } from './decode.ts';
import type { Problem } from './problem.ts';

/** How a text report looks. */
export interface Look {
  colour: boolean;
  /** The lines of a file, to show the one that is meant. */
  lines: (file: string) => readonly string[];
}

const paint = (look: Look, code: number, words: string) =>
  look.colour ? `\u001b[${code}m${words}\u001b[0m` : words;

/** One problem for a person at a terminal: place, line with a marker, sentence, and what to write instead. */
export function problemText(problem: Problem, look: Look): string {
  const { file, line, column, severity, code, message, suggestion } = problem;
  const tint = severity === 'error' ? 31 : 33;
  const place = paint(look, 1, `${file}:${line}:${column}`);
  const shown = [`${place} ${paint(look, tint, severity)} ${paint(look, 2, code)}`, `  ${message}`];
  shown.push(...excerpt(problem, look, tint));
  if (suggestion) {
    const lines = suggestion.split('\n');
    shown.push(...lines.map((one) => paint(look, 32, `  → ${one}`)));
  }
  return shown.join('\n');
}

function excerpt(problem: Problem, look: Look, tint: number): string[] {
  const text = look.lines(problem.file)[problem.line - 1];
  if (text === undefined || text.trim() === '') return [];
  const from = Math.max(0, problem.column - 60);
  const shown = text.slice(from, from + 110).replaceAll('\t', '→');
  const column = problem.column - 1 - from;
  const end = problem.endLine === problem.line ? problem.endColumn - 1 - from : shown.length;
  const marker = '^'.repeat(Math.max(1, Math.min(end, shown.length) - column));
  const number = String(problem.line).padStart(5);
  return [
    `${paint(look, 2, `${number} |`)} ${shown}`,
    `${paint(look, 2, '      |')} ${' '.repeat(column)}${paint(look, tint, marker)}`,
  ];
}

/**
 * The whole report for a person.
 * @param fixed problems that were repaired before, which is told first
 */
export function textReport(
  files: number,
  problems: readonly Problem[],
  fixed: readonly Problem[],
  colour: boolean,
): string {
  const look = { colour, lines: lineReader() };
  const repaired = fixed.map(({ file, line, message }) =>
    paint(look, 32, `Fixed ${file}:${line}: ${message}`),
  );
  const told = problems.map((problem) => `${problemText(problem, look)}\n`);
  const fixable = problems.filter(({ fix }) => fix).length;
  const hint =
    fixable > 0
      ? [`${fixable === problems.length ? 'All' : fixable} of them can be repaired by: npm run content:fix`]
      : [];
  return [...repaired, ...(fixed.length > 0 ? [''] : []), ...told, summary(files, problems), ...hint].join(
    '\n',
  );
}

/** Reads the lines of files, each file once; of one that cannot be read there are none. */
export function lineReader(): Look['lines'] {
  const known = new Map<string, string[]>();
  return (file) => {
    const read = known.get(file) ?? readLines(file);
    known.set(file, read);
    return read;
  };
}

function readLines(file: string): string[] {
  try {
    return decode(file, readFileSync(file)).text.split(/\r?\n/);
  } catch {
    // A problem may be that the file is missing; then there is no line to show.
    return [];
  }
}

/** The whole report for a program. */
export const jsonReport = (files: number, problems: readonly Problem[]) =>
  JSON.stringify({ files, problems }, null, 2);

/** The closing line. */
export function summary(files: number, problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  if (problems.length === 0) return `${count(files, 'file')}, no problems.`;
  const parts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return `${count(files, 'file')}, ${parts.filter(Boolean).join(' and ')}.`;
}

/** One problem as an annotation of a pull request on GitHub. */
export function problemAnnotation({
  severity,
  file,
  line,
  column,
  endLine,
  endColumn,
  ...rest
}: Problem): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const ends = endLine === line ? `endColumn=${Math.max(column, endColumn - 1)},` : '';
  const place = `file=${property(file)},line=${line},col=${column},endLine=${endLine},${ends}`;
  const words = rest.suggestion ? `${rest.message}\n${rest.suggestion}` : rest.message;
  return `::${severity} ${place}title=${property(rest.code)}::${data(words)}`;
}
