import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseText } from '../../src/content/index.ts';
import { SAMPLE_SITE } from '../sample-site.ts';
import { fixtureFiles, fixturesRoot } from './fixture.ts';
import { openFolder } from './open-folder.ts';

/** Editors copy YAML from the guide: it must be valid. */
const guide = readFileSync('content/README.md', 'utf8');
const blocks = [...guide.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```/gm)].map(([, indent = '', yaml = '']) =>
  yaml.replace(new RegExp(`^${indent}`, 'gm'), ''),
);
const sections = blocks.filter((yaml) => yaml.startsWith('- type:'));
const [, text = ''] = /^ *```markdown\n([\s\S]*?)^ *```/m.exec(guide) ?? [];
/** The Markdown file of the guide's example, under its name there. */
const texts = { 'text/how-we-work.md': text.replace(/^ {3}/gm, '') };
const folder = openFolder(SAMPLE_SITE);

test('the guide has examples', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(7);
  expect(sections.length).toBeGreaterThanOrEqual(3);
});

test.each(blocks)('%s', (yaml) => {
  expect(parseText(yaml).errors).toEqual([]);
});

test.each(sections)('as a section of a page: %s', async (yaml) => {
  const page = `title: Snippet\ndescription: A page with a snippet of the guide.\nsections:\n${yaml.replace(/^(?=.)/gm, '  ')}`;
  const { problems } = await folder.read({ 'pages/snippet.yaml': page, ...texts });
  expect(problems).toEqual([]);
});

test('the messages in the guide are those of the check', () => {
  const messages = fixtureFiles.map((name) => readFileSync(join(fixturesRoot, name), 'utf8')).join();
  const rows = [...guide.matchAll(/^\| ((?:….*|[A-Z].*)(?:…|\.)) \| [A-Z]/gm)].map(([, row = '']) => row);
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) {
    for (const part of row.replace(/\(.*?\)|[“”]/g, '…').split('…'))
      expect(messages).toContain(part.trim().replace(/\.$/, ''));
  }
});

test('every file and command that the guide names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name = ''] of guide.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty([name]);
});
