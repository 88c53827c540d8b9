import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '../../src/content/index.ts';
import { fixtureFiles, fixturesRoot } from './fixture.ts';

const texts = fixtureFiles.map((name) => readFileSync(join(fixturesRoot, name), 'utf8'));
const shown = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(/^\S.*:\d+:\d+-[\d:]+ (?:error|warning) ([a-z-]+)$/gm)].map(([, code = '']) => code),
  ),
);
/** Codes that no text fixture can produce, and the test that produces them. */
const elsewhere: Record<string, string> = {
  'broken-picture': 'content-files.test.ts',
  'not-a-file': 'content-files.test.ts',
  'not-text': 'hostile-input.test.ts',
  'picture-too-heavy': 'content-files.test.ts',
  'too-large': 'hostile-input.test.ts',
  'unsafe-drawing': 'content-files.test.ts',
  'too-many-mistakes': 'hostile-input.test.ts',
  'wrong-encoding': 'hostile-input.test.ts',
};

test('the catalogue has every code that fixtures show', () => {
  expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining([...shown]));
});

test.each(codes)('$code has a title, an example and a fixture', ({ code, title, example }) => {
  expect(title).toMatch(/^[A-Z].*[^.]$/);
  expect(example).not.toBe('');
  const other = elsewhere[code];
  if (other === undefined) expect([...shown]).toContain(code);
  else expect(readFileSync(join(import.meta.dirname, other), 'utf8')).toContain(`'${code}'`);
});
