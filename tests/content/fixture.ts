import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../src/content/index.ts';
import { applyChanges, showChanges } from './line-changes.ts';

/**
 * Content with a mistake, and what the check must report. A file of fixtures has one after the other:
 *
 *     ====== A tab in front of a line.
 *     === pages/example.yaml like examples/closing.yaml
 *     -    heading: The end
 *     +{U+0009}heading: The end
 *     === problems
 *     pages/example.yaml:5:1-2 error tab
 *       This line starts with a tab. …
 *     === fixed pages/example.yaml
 *     -{U+0009}heading: The end
 *     +    heading: The end
 *
 * `like` names a file in `fixtures/`; below it are only the lines that differ (`applyChanges`). Without `like`, all the
 * content of the file is below its name. `=== without pages/home.yaml` removes a file of the base.
 */
export interface Fixture {
  /** The sentence at the top. */
  about: string;
  /** What stands between the sentence and the problems. */
  given: string;
  /** Files by their path in the content folder; characters that do not show are written as {U+00A0}. */
  files: Record<string, string>;
  /** Files that are missing. */
  without: string[];
  /** The problems, as `showProblems` writes them. */
  problems: string;
  /** Files after their repairs, where there are any. */
  fixed: Record<string, string>;
}

export const fixturesRoot = join(import.meta.dirname, 'fixtures');
/** Paths of the files of fixtures, relative to `fixturesRoot`. */
export const fixtureFiles = readdirSync(fixturesRoot, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .sort();

/**
 * Reads a file of fixtures.
 * @throws when one has no content, expects neither problems nor their absence, or changes lines that are not there
 */
export function readFixtures(text: string): Fixture[] {
  const [before, ...fixtures] = text.split(/^====== /m);
  if (before !== '') throw new Error('A file of fixtures starts with “====== ” and a sentence.');
  return fixtures.map(readFixture);
}

function readFixture(text: string): Fixture {
  const [about = '', ...parts] = text.split(/^=== (.*)\n/m);
  const given = text.slice(about.length).split(/^=== problems$/m)[0] ?? '';
  const fixture: Fixture = { about: about.trim(), given, files: {}, without: [], problems: '', fixed: {} };
  try {
    for (let at = 0; at < parts.length; at += 2) readPart(fixture, parts[at] ?? '', parts[at + 1] ?? '');
    if (Object.keys(fixture.files).length + fixture.without.length === 0) throw new Error('changes nothing');
    if (!parts.includes('problems')) throw new Error('expects nothing');
  } catch (error) {
    throw new Error(`“${fixture.about}”: ${(error as Error).message}`, { cause: error });
  }
  return fixture;
}

function readPart(fixture: Fixture, head: string, body: string): void {
  const [, what, name = '', model] = /^(fixed |without |)(.*?)(?: like (.*))?$/.exec(head) ?? [];
  if (head === 'problems') fixture.problems = body.trim() && body.replace(/\n+$/, '\n');
  else if (what === 'without ') fixture.without.push(name);
  else if (what === 'fixed ')
    fixture.fixed[name] = shown(applyChanges(hidden(fixture.files[name] ?? ''), body));
  else if (model === undefined) fixture.files[name] = shown(body);
  else fixture.files[name] = shown(applyChanges(readFileSync(join(fixturesRoot, model), 'utf8'), body));
}

const shown = (text: string) =>
  text.replace(/\{U\+([0-9A-F]{4})\}/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const hidden = (text: string) =>
  text.replace(
    /[\t\r\u00a0\u00ad\u200b-\u200f\u2060\u3000\ufeff]/g,
    (letter) => `{U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}}`,
  );

/** Writes fixtures as they are read: the content as it was written by hand, problems and repairs from the check. */
export function writeFixtures(fixtures: readonly Fixture[]): string {
  const texts = fixtures.map(({ about, given, files, problems, fixed }) => {
    const repaired = Object.entries(fixed).map(
      ([name, text]) => `=== fixed ${name}\n${showChanges(hidden(files[name] ?? ''), hidden(text))}`,
    );
    return `====== ${about}\n${given}=== problems\n${problems}${repaired.join('')}`;
  });
  return texts.join('\n');
}

const types = readdirSync('src/site/sections').map((type) => `“${type}”`);
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
