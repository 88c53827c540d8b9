import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/content/index.ts';
import { type Fixture, readFixture, showProblems, writeFixture } from './fixture.ts';
import { openFolder } from './open-folder.ts';

/**
 * Each file contains content with one mistake, and the exact messages that an editor must read.
 * `UPDATE_FIXTURES=1` writes what the check reports now; review that like any other copy.
 */
const root = join(import.meta.dirname, 'fixtures');
const base = openFolder(join(root, 'base'));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.txt'),
);
const update = process.env.UPDATE_FIXTURES === '1';

/** Pictures that no page of the base shows: they exist only for fixtures that name them. */
const spare = ['images/small.jpg', 'images/team/group.jpg'];

function changes({ files, without }: Fixture) {
  const words = Object.values(files).join();
  const unnamed = spare.filter((name) => !words.includes(basename(name)));
  return { ...Object.fromEntries([...without, ...unnamed].map((name) => [name, undefined])), ...files };
}

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

test('there are fixtures', () => expect(files.length).toBeGreaterThan(80));

describe.each(files)('%s', (name) => {
  const path = join(root, name);
  const fixture = readFixture(readFileSync(path, 'utf8'));
  let checked: Promise<Fixture> | undefined;
  const asItIs = () => {
    checked ??= found(fixture);
    return checked;
  };

  test('has exactly the expected problems', async () => {
    const now = await asItIs();
    if (update) writeFileSync(path, writeFixture(now));
    else {
      expect(fixture.problems, 'a fixture has to expect something').not.toBe('');
      expect(now.problems).toBe(fixture.problems);
      expect(now.fixed).toEqual(fixture.fixed);
    }
  });

  test('has the same problems with Windows line ends', async () => {
    const files = Object.entries(fixture.files).map(([name, text]) => [name, text.replace(/\r?\n/g, '\r\n')]);
    const other = await found({ ...fixture, files: Object.fromEntries(files) });
    const { problems } = await asItIs();
    expect(other.problems).toBe(problems);
  });

  test('is clean after its repairs', async () => {
    const { fixed } = await asItIs();
    if (Object.keys(fixed).length === 0 || fixture.about.includes('(needs more than the repair)')) return;
    expect(showProblems((await base.read({ ...changes(fixture), ...fixed })).problems)).toBe('no problems\n');
  });
});

test('a fixture that expects nothing is rejected', () => {
  expect(() => readFixture('# Nothing\n=== pages/x.yaml\ntitle: x\n')).toThrow('expects nothing');
  expect(() => readFixture('# Nothing\n=== problems\nno problems\n')).toThrow('changes nothing');
});
