import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/content/index.ts';
import {
  type Fixture,
  fixtureFiles,
  fixturesRoot,
  readFixtures,
  showProblems,
  writeFixtures,
} from './fixture.ts';
import { openFolder } from './open-folder.ts';

/**
 * Content with one mistake each, and the exact messages that an editor must read.
 * `UPDATE_FIXTURES=1` writes what the check reports now; review that like any other copy.
 */
const base = openFolder(join(fixturesRoot, 'base'));
const update = process.env.UPDATE_FIXTURES === '1';

const changes = ({ files, without }: Fixture) => ({
  ...Object.fromEntries(without.map((name) => [name, undefined])),
  ...files,
});

async function found(fixture: Fixture): Promise<Fixture> {
  const { problems } = await base.read(changes(fixture));
  const shown = problems.map((problem) => ({
    ...problem,
    file: relative('tests/content/fixtures/base', problem.file),
  }));
  const fixed: Record<string, string> = {};
  for (const [file, text] of Object.entries(fixture.files)) {
    const fixes = shown.flatMap(({ file: of, edits = [] }) => (of === file ? edits : []));
    if (fixes.length > 0) fixed[file] = applyEdits(text, fixes).text;
  }
  return { ...fixture, problems: showProblems(shown), fixed };
}

function withWindowsLineEnds(fixture: Fixture): Fixture {
  const files = Object.entries(fixture.files).map(([name, text]) => [name, text.replace(/\r?\n/g, '\r\n')]);
  return { ...fixture, files: Object.fromEntries(files) };
}

describe.each(fixtureFiles)('%s', (name) => {
  const path = join(fixturesRoot, name);
  const fixtures = readFixtures(readFileSync(path, 'utf8'));
  if (update) afterAll(() => writeFileSync(path, writeFixtures(fixtures)));

  test.each(fixtures.map((fixture, at) => ({ ...fixture, at })))('$about', async ({ at, ...fixture }) => {
    const now = await found(fixture);
    if (update) fixtures[at] = now;
    else {
      expect(now.problems).toBe(fixture.problems);
      expect(now.fixed).toEqual(fixture.fixed);
    }
    const windows = await found(withWindowsLineEnds(fixture));
    expect(windows.problems, 'the problems with Windows line ends').toBe(now.problems);
    if (Object.keys(now.fixed).length === 0 || fixture.about.includes('(needs more than the repair)')) return;
    const { problems } = await base.read({ ...changes(fixture), ...now.fixed });
    expect(showProblems(problems), 'the problems after the repairs').toBe('no problems\n');
  });
});

test.each([
  ['=== pages/x.yaml\ntitle: x\n', 'expects nothing'],
  ['=== problems\nno problems\n', 'changes nothing'],
  ['=== site.yaml like base/site.yaml\n-language: fr\n+language: de\n=== problems\n', 'not in the file'],
  ['=== site.yaml like base/site.yaml\n-        link: /about\n=== problems\n', 'more than once'],
  ['=== site.yaml like base/site.yaml\nlanguage: de\n=== problems\n', 'starts with'],
])('a fixture is rejected: %j', (text, reason) => {
  expect(() => readFixtures(`====== A fixture.\n${text}`)).toThrow(reason);
});
