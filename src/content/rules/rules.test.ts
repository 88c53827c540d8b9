import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markdownRules, referenceRules, siteRules, textRules, valueRules } from './index.ts';

const rules: Record<string, readonly unknown[]> = {
  markdown: markdownRules,
  references: referenceRules,
  site: siteRules,
  text: textRules,
  values: valueRules,
};

/** A rule in a folder that nothing loads would silently never run. */
test('every folder of rules is loaded', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(folders.map(({ name }) => name)).toEqual(Object.keys(rules));
});

test.each(Object.entries(rules))('every file in %s is a rule', (folder, loaded) => {
  expect(loaded).toHaveLength(readdirSync(join(import.meta.dirname, folder)).length);
  for (const rule of loaded)
    expect(rule).toMatchObject({ codes: expect.any(Object), check: expect.any(Function) });
});
