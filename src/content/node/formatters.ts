import { lstatSync, readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import type { Diagnostic } from '../diagnostic.ts';
import { decode } from '../parse/decode.ts';

/** The lines of a file, to show the one that is meant. */
type LinesOf = (file: string) => readonly string[];

/** One problem for a person at a terminal: place, line with a marker, sentence, and what to write instead. */
export function problemText(problem: Diagnostic, linesOf: LinesOf): string {
  const { file, range, severity, code, message, suggestion } = problem;
  const { line, column } = range.start;
  const kind = styleText(severity === 'error' ? 'red' : 'yellow', severity);
  const place = styleText('bold', `${file}:${line}:${column}`);
  const shown = [`${place} ${kind} ${styleText('dim', code)}`, `  ${message}`, ...excerpt(problem, linesOf)];
  const advice = suggestion?.split('\n').map((one) => styleText('green', `  → ${one}`)) ?? [];
  return [...shown, ...advice].join('\n');
}

function excerpt({ file, range: { start, end }, severity }: Diagnostic, linesOf: LinesOf): string[] {
  const text = linesOf(file)[start.line - 1];
  // Pictures have no lines to show.
  if (text === undefined || text.trim() === '' || /(?!\t)\p{Cc}/u.test(text)) return [];
  const from = Math.max(0, start.column - 60);
  const shown = text.slice(from, from + 110).replaceAll('\t', '→');
  const column = start.column - 1 - from;
  const last = end.line === start.line ? Math.min(end.column - 1 - from, shown.length) : shown.length;
  const marker = styleText(severity === 'error' ? 'red' : 'yellow', '^'.repeat(Math.max(1, last - column)));
  return [
    `${styleText('dim', `${String(start.line).padStart(5)} |`)} ${shown}`,
    `${styleText('dim', '      |')} ${' '.repeat(column)}${marker}`,
  ];
}

/**
 * The whole report for a person.
 * @param fixed problems that were repaired before; they come first
 */
export function textReport(
  files: number,
  problems: readonly Diagnostic[],
  fixed: readonly Diagnostic[],
): string {
  const linesOf = lineReader();
  const repaired = fixed.map(({ file, range, message }) =>
    styleText('green', `Fixed ${file}:${range.start.line}: ${message}`),
  );
  const shown = problems.map((problem) => `${problemText(problem, linesOf)}\n`);
  const fixable = problems.filter(({ edits }) => edits).length;
  const all = fixable === problems.length ? 'All' : fixable;
  const hint = fixable > 0 ? [`${all} of them can be repaired by: npm run content:fix`] : [];
  const space = fixed.length > 0 ? [''] : [];
  return [...repaired, ...space, ...shown, summary(files, problems), ...hint].join('\n');
}

/** Reads the lines of files, each file once; of one that cannot be read there are none. */
export function lineReader(): LinesOf {
  const known = new Map<string, string[]>();
  return (file) => {
    const read = known.get(file) ?? readLines(file);
    known.set(file, read);
    return read;
  };
}

function readLines(file: string): string[] {
  // Links lead anywhere, and reading a pipe or a device may never end. A problem may be that the file is missing.
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? decode(file, readFileSync(file)).text.split(/\r?\n/) : [];
}

/** The closing line. */
function summary(files: number, problems: readonly Diagnostic[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  if (problems.length === 0) return `${count(files, 'file')}, no problems.`;
  const parts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return `${count(files, 'file')}, ${parts.filter(Boolean).join(' and ')}.`;
}

/** One problem as an annotation of a pull request on GitHub. */
export function problemAnnotation(problem: Diagnostic): string {
  const { severity, file, range, code, message, suggestion } = problem;
  const { line, column } = range.start;
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const ends = range.end.line === line ? `endColumn=${Math.max(column, range.end.column - 1)},` : '';
  const place = `file=${property(file)},line=${line},col=${column},endLine=${range.end.line},${ends}`;
  const words = suggestion ? `${message}\n${suggestion}` : message;
  return `::${severity} ${place}title=${property(code)}::${data(words)}`;
}
