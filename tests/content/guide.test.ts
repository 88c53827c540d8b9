import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { newPage, type Schemas, walkTexts } from '../../src/content/index.ts';
import { guideFiles, loadSchemas, readExamples } from '../../src/content/node/index.ts';
import { SAMPLE_SITE } from '../sample-site.ts';
import { openFolder } from './open-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

let schemas: Schemas;
beforeAll(async () => {
  schemas = await loadSchemas();
});

test('the committed editor schemas and reference are up to date; if not, run "npm run content:guide"', () => {
  for (const [file, text] of Object.entries(guideFiles(schemas)))
    expect(readFileSync(file, 'utf8'), file).toBe(text);
});

interface Fields {
  properties?: Record<string, Fields>;
  oneOf?: Fields[];
  items?: Fields;
  description?: string;
  examples?: unknown[];
  type?: unknown;
}

test('every field has a description, and an example or options', () => {
  const visit = (schema: Fields, path: string): void => {
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      expect(field.description, `${path}.${key}`).toBeTruthy();
      if (Array.isArray(field.type)) expect(field.examples?.length, `${path}.${key}`).toBeGreaterThan(0);
      visit(field, `${path}.${key}`);
    }
    for (const one of [schema.items ?? [], schema.oneOf ?? []].flat()) visit(one, `${path}[]`);
  };
  for (const [file, text] of Object.entries(guideFiles(schemas))) {
    if (file.endsWith('.json')) visit(JSON.parse(text) as Fields, file);
  }
});

test('the editor settings map the schemas to files', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  for (const schema of Object.keys(settings['yaml.schemas']))
    expect(() => readFileSync(schema)).not.toThrow();
  expect(readFileSync('.vscode/extensions.json', 'utf8')).toContain('redhat.vscode-yaml');
});

describe('a new page', () => {
  const folder = openFolder(SAMPLE_SITE);

  test('cannot be published unchanged: each of its texts but the title is an error, and nothing else is', async () => {
    const text = newPage('Case Studies', await folder.read(), schemas, readExamples);
    const { problems, pages } = await folder.read({ 'pages/case-studies.yaml': text });
    expect([...new Set(problems.map(({ severity, code }) => `${severity} ${code}`))]).toEqual([
      'error draft-words',
    ]);
    const { title, description, sections = [] } = pages.get('/case-studies') ?? {};
    expect(title).toBe('Case Studies');
    const texts = [description];
    for (const section of sections) {
      const { shape } = schemas.sections.get(section.type) ?? {};
      if (shape)
        walkTexts(section, shape, (words, { field }, path) => {
          if (field === 'text' && path.at(-1) !== 'alt' && words !== title) texts.push(words);
        });
    }
    expect(texts.length).toBeGreaterThan(8);
    const lines = text.split('\n');
    expect(problems.map(({ range }) => lines[range.start.line - 1])).toEqual(
      texts.map((words) => expect.stringMatching(new RegExp(`[:-] ${words}$`))),
    );
  });

  test('is clean when all placeholders are replaced', async () => {
    const text = newPage('Case Studies', await folder.read(), schemas, readExamples);
    let number = 0;
    const own = text.replace(/Your words( \d+)?( –.*)?$/gm, () => `Case ${++number}`);
    expect(await folder.read({ 'pages/case-studies.yaml': own })).toMatchObject({ problems: [] });
  });
});

test('an example is copied as it is written', () => {
  for (const type of schemas.sections.keys()) {
    for (const { yaml, section } of readExamples(type))
      expect(parse(yaml, { schema: 'failsafe' })).toEqual([section]);
  }
});
