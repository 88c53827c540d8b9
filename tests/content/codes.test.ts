import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codes } from '../../src/content/index.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const texts = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(join(fixtures, name), 'utf8'));
const shown = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(/^\S.*:\d+:\d+-[\d:]+ (?:error|warning) ([a-z-]+)$/gm)].map(([, code = '']) => code),
  ),
);
/** Codes that no text fixture can produce, and the test that produces them. */
const elsewhere: Record<string, string> = {
  'broken-picture': 'content-files.test.ts',
  'not-a-file': 'content-files.test.ts',
  'picture-too-heavy': 'content-files.test.ts',
  'too-large': 'hostile-input.test.ts',
  'unsafe-drawing': 'content-files.test.ts',
  'too-many-mistakes': 'hostile-input.test.ts',
  'wrong-encoding': 'hostile-input.test.ts',
};

test('the catalogue has every code that fixtures show', () => {
  expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining([...shown]));
});

describe.each(codes)('$code', ({ code, title, example }) => {
  test('has a title and an example', () => {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(example).not.toBe('');
  });

  test('has a fixture', () => {
    const other = elsewhere[code];
    if (other === undefined) expect([...shown]).toContain(code);
    else expect(readFileSync(join(import.meta.dirname, other), 'utf8')).toContain(`'${code}'`);
  });
});
