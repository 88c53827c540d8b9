import { readdirSync } from 'node:fs';
import type { Diagnostic } from '../../src/content/index.ts';

/** Content with a mistake, and what the check must report. */
export interface Fixture {
  /** The sentence at the top. */
  about: string;
  /** Files by their path in the content folder; characters that do not show are written as {U+00A0}. */
  files: Record<string, string>;
  /** Files that are missing. */
  without: string[];
  /** The problems, as `showProblems` writes them. */
  problems: string;
  /** Files after their repairs, where there are any. */
  fixed: Record<string, string>;
}

const heading = /^=== (fixed |without )?(\S.*)\n/gm;

/**
 * Reads a fixture.
 * @throws when it has no content, or expects neither problems nor their absence
 */
export function readFixture(text: string): Fixture {
  const heads = [...text.matchAll(heading)];
  const about = text.slice(0, heads[0]?.index ?? 0);
  const fixture: Fixture = { about, files: {}, without: [], problems: '', fixed: {} };
  for (const [at, head] of heads.entries()) {
    const body = text.slice(head.index + head[0].length, heads[at + 1]?.index ?? text.length);
    const [, what, name = ''] = head;
    if (name === 'problems') fixture.problems = body;
    else if (what === 'without ') fixture.without.push(name);
    else if (what === 'fixed ') fixture.fixed[name] = shown(body);
    else fixture.files[name] = shown(body);
  }
  if (Object.keys(fixture.files).length + fixture.without.length === 0)
    throw new Error('This fixture changes nothing.');
  if (!heads.some(([, , name]) => name === 'problems')) throw new Error('This fixture expects nothing.');
  return fixture;
}

const shown = (text: string) =>
  text.replace(/\{U\+([0-9A-F]{4})\}/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const hidden = (text: string) =>
  text.replace(
    /[\t\r\u00a0\u00ad\u200b-\u200f\u2060\u3000\ufeff]/g,
    (letter) => `{U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}}`,
  );

/** Writes a fixture as it is read. */
export function writeFixture({ about, files, without, problems, fixed }: Fixture): string {
  const parts = Object.entries(files).map(([name, text]) => `=== ${name}\n${hidden(text)}`);
  const repaired = Object.entries(fixed).map(([name, text]) => `=== fixed ${name}\n${hidden(text)}`);
  const missing = without.map((name) => `=== without ${name}\n`);
  return about + [...missing, ...parts, `=== problems\n${problems}`, ...repaired].join('');
}

const types = readdirSync('src/sections').map((type) => `“${type}”`);
/** All section types as messages list them, which fixtures do not: a new type changes no fixture. */
const everyType = `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`;

/** Problems as text. */
export function showProblems(problems: readonly Diagnostic[]): string {
  if (problems.length === 0) return 'no problems\n';
  return problems
    .map(({ file, range, severity, code, message, suggestion }) => {
      const { line, column } = range.start;
      const { line: endLine, column: endColumn } = range.end;
      const end = endLine === line ? `${endColumn}` : `${endLine}:${endColumn}`;
      const advice = suggestion === undefined ? [] : suggestion.split('\n').map((one) => `  → ${one}`);
      return [`${file}:${line}:${column}-${end} ${severity} ${code}`, `  ${message}`, ...advice].join('\n');
    })
    .join('\n')
    .replaceAll(everyType, '(every section type)')
    .replace(/$/, '\n');
}
