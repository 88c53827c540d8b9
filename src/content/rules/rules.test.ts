import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Code, codes } from '../codes.ts';
import {
  markdownRules,
  referenceRules,
  siteRules,
  textRules,
  valueRules,
  wholeMarkdownRules,
} from './index.ts';

/** A rule that is not in the list of its folder would silently never run. */
const lists: Record<string, readonly { codes: readonly Code[] }[]> = {
  markdown: [...wholeMarkdownRules, ...markdownRules],
  references: referenceRules,
  site: siteRules,
  text: textRules,
  values: valueRules,
};

test('every folder of rules has a list', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(folders.map(({ name }) => name)).toEqual(Object.keys(lists));
});

test.each(Object.entries(lists))('every file in %s is a rule that runs', async (folder, list) => {
  const files = readdirSync(join(import.meta.dirname, folder));
  const found = await Promise.all(
    files.map(async (file) => ((await import(`./${folder}/${file}`)) as { default: unknown }).default),
  );
  expect(new Set(list)).toEqual(new Set(found));
});

test('every code of a rule is in the catalogue', () => {
  const known = codes.map(({ code }) => code);
  for (const { codes } of Object.values(lists).flat())
    for (const code of codes) expect(known).toContain(code);
});
