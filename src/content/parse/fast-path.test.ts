import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFixture } from '../../../tests/content/fixture.ts';
import { openFolder } from '../../../tests/content/open-folder.ts';
import { makeCases } from '../../../tests/content/seeded/cases.ts';
import { forms } from '../../../tests/content/seeded/valid-forms.ts';
import { SAMPLE_SITE } from '../../../tests/sample-site.ts';
import { checkPageValue } from '../read-file.ts';
import { loadSchemas } from '../schema/schemas.ts';
import { readSimpleYaml } from './fast-path.ts';
import { parse } from './parse.ts';
import { plainValue } from './tree.ts';
import { parseText } from './yaml.ts';

/** The fast path may reject anything, but what it accepts must be what the YAML parser reads, without a mistake. */
const folder = openFolder(SAMPLE_SITE);
const schemas = await loadSchemas();

function compare(text: string): boolean {
  const value = readSimpleYaml(text);
  if (value === undefined) return false;
  const document = parseText(text);
  expect(document.errors, text).toEqual([]);
  expect(value, text).toEqual(plainValue(document.contents));
  return true;
}

test('most of the sample site is read quickly', () => {
  const quick = folder.files.pages.filter((path) => compare(folder.text(path)));
  expect(quick.length / folder.files.pages.length).toBeGreaterThan(0.7);
});

test('comments of lines of their own do not slow it down', () => {
  expect(
    compare('# one\na:\n  # two: 2\n  - b\n    # three\n  - c: d\n\n    # four # five\n    e: f\n'),
  ).toBe(true);
});

test('mistakes are read as the parser reads them, or not at all', () => {
  const accepted = makeCases(folder, 25).filter(({ text }) => compare(text));
  expect(accepted.length).toBeGreaterThan(80);
  for (const { text, mistake, path } of accepted) {
    if (path === 'site.yaml') continue;
    // What is found by reading line by line must not hide behind the quick reader: then its values are wrong, too.
    if (parse(path, text, schemas.page.shape, schemas).problems.length === 0) continue;
    const { found } = checkPageValue(path, readSimpleYaml(text), schemas);
    expect(found.length, `${mistake}\n${text}`).toBeGreaterThan(0);
  }
}, 120_000);

/** Every code has a fixture, so no detector of syntax errors can be left out here. */
test('no fixture with a syntax error is read quickly, unless its values are reported', () => {
  const root = 'tests/content/fixtures';
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.txt'),
  );
  expect(names.length).toBeGreaterThan(400);
  for (const name of names) {
    const { files } = readFixture(readFileSync(join(root, name), 'utf8'));
    for (const [file, text] of Object.entries(files)) {
      const simple = file.startsWith('pages/') ? readSimpleYaml(text) : undefined;
      if (simple === undefined || checkPageValue(file, simple, schemas).found.length > 0) continue;
      expect(parse(file, text, schemas.page.shape, schemas).problems, name).toEqual([]);
    }
  }
});

test.each(Object.entries(forms))('%s', (_, form) => {
  for (const path of folder.files.pages) compare(form(folder.text(path)));
});

describe('what looks tidy and is not', () => {
  test.each([
    'a: b: c',
    'a: b:',
    'a: b #c',
    'a: "b" c',
    "a: 'b'",
    'a: [b]',
    'a: {b: c}',
    'a: *b',
    'a: &b c',
    'a: !b c',
    'a: |',
    'a: >-',
    'a: - b',
    'a:\tb',
    'a: b\t',
    'a: b\n a: c',
    'a: b\n  c',
    'a: b\na: c',
    'a:\nb: c',
    'a:\n- b',
    'a:\n  - - b',
    'a:\n  -',
    'a:\n    b: c',
    'a: "b\\n"',
    'a: “b”',
    'a: b"',
    '__proto__: b',
    'constructor: b',
    '- a',
    'a',
    '',
    '---\na: b',
    'a: b\n---\nc: d',
    '? a',
    'a: ? b',
  ])('%j is left to the parser', (text) => {
    expect(readSimpleYaml(text)).toBeUndefined();
  });
});
