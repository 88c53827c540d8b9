import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseText } from '../../src/content/parse.ts';
import { shapeOf } from '../../src/content/shape.ts';
import { untangle } from '../../src/content/slips/untangle.ts';
import { Source } from '../../src/content/source.ts';
import { loadStandards } from '../../src/content/standards.ts';
import { openFolder } from './memory.ts';

/** The guide shows YAML that people copy: it must be right. */
const guide = readFileSync('content/README.md', 'utf8');
const blocks = [...guide.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```/gm)].map(([, indent = '', yaml = '']) =>
  yaml.replace(new RegExp(`^${indent}`, 'gm'), ''),
);
const sections = blocks.filter((yaml) => yaml.startsWith('- type:'));
const folder = openFolder('content');

test('the guide has snippets', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(7);
  expect(sections.length).toBeGreaterThanOrEqual(3);
});

test.each(blocks)('%s', async (yaml) => {
  expect(parseText(yaml).errors).toEqual([]);
  const anything = shapeOf(z.looseObject({}));
  expect(untangle(new Source('README.md', yaml), anything, await loadStandards()).slips).toEqual([]);
});

test.each(sections)('as a section of a page: %s', async (yaml) => {
  const page = `title: Snippet\ndescription: A page with a snippet of the guide.\nsections:\n${yaml.replace(/^(?=.)/gm, '  ')}`;
  expect((await folder.read({ 'pages/snippet.yaml': page })).problems).toEqual([]);
});

test('every file and command that the guide names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name = ''] of guide.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty([name]);
});
