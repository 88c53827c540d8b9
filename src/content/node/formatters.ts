import { lstatSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../diagnostic.ts';
import { decode } from '../parse/decode.ts';

/** How a text report looks. */
export interface Style {
  colour: boolean;
  /** The lines of a file, to show the one that is meant. */
  lines: (file: string) => readonly string[];
}

const coloured = (style: Style, code: number, words: string) =>
  style.colour ? `\u001b[${code}m${words}\u001b[0m` : words;

/** One problem for a person at a terminal: place, line with a marker, sentence, and what to write instead. */
export function problemText(problem: Diagnostic, style: Style): string {
  const { file, range, severity, code, message, suggestion } = problem;
  const { line, column } = range.start;
  const tint = severity === 'error' ? 31 : 33;
  const place = coloured(style, 1, `${file}:${line}:${column}`);
  const shown = [`${place} ${coloured(style, tint, severity)} ${coloured(style, 2, code)}`, `  ${message}`];
  shown.push(...excerpt(problem, style, tint));
  if (suggestion) {
    const lines = suggestion.split('\n');
    shown.push(...lines.map((one) => coloured(style, 32, `  → ${one}`)));
  }
  return shown.join('\n');
}

function excerpt({ file, range }: Diagnostic, style: Style, tint: number): string[] {
  const {
    start: { line, column: first },
    end: last,
  } = range;
  const text = style.lines(file)[line - 1];
  // Pictures have no lines to show.
  if (text === undefined || text.trim() === '' || /(?!\t)\p{Cc}/u.test(text)) return [];
  const from = Math.max(0, first - 60);
  const shown = text.slice(from, from + 110).replaceAll('\t', '→');
  const column = first - 1 - from;
  const end = last.line === line ? last.column - 1 - from : shown.length;
  const marker = '^'.repeat(Math.max(1, Math.min(end, shown.length) - column));
  const number = String(line).padStart(5);
  return [
    `${coloured(style, 2, `${number} |`)} ${shown}`,
    `${coloured(style, 2, '      |')} ${' '.repeat(column)}${coloured(style, tint, marker)}`,
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
  colour: boolean,
): string {
  const style = { colour, lines: lineReader() };
  const repaired = fixed.map(({ file, range, message }) =>
    coloured(style, 32, `Fixed ${file}:${range.start.line}: ${message}`),
  );
  const shown = problems.map((problem) => `${problemText(problem, style)}\n`);
  const fixable = problems.filter(({ edits }) => edits).length;
  const hint =
    fixable > 0
      ? [`${fixable === problems.length ? 'All' : fixable} of them can be repaired by: npm run content:fix`]
      : [];
  return [...repaired, ...(fixed.length > 0 ? [''] : []), ...shown, summary(files, problems), ...hint].join(
    '\n',
  );
}

/** Reads the lines of files, each file once; of one that cannot be read there are none. */
export function lineReader(): Style['lines'] {
  const known = new Map<string, string[]>();
  return (file) => {
    const read = known.get(file) ?? readLines(file);
    known.set(file, read);
    return read;
  };
}

function readLines(file: string): string[] {
  try {
    // Links lead anywhere, and reading a pipe or a device may never end.
    if (!lstatSync(file).isFile()) return [];
    return decode(file, readFileSync(file)).text.split(/\r?\n/);
  } catch {
    // A problem may be that the file is missing; then there is no line to show.
    return [];
  }
}

/** The closing line. */
export function summary(files: number, problems: readonly Diagnostic[]): string {
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
