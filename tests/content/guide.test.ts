import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import {
  type Content,
  guideFiles,
  loadSchemas,
  newPage,
  readExamples,
  type Schemas,
} from '../../src/content/index.ts';
import { openFolder } from './memory.ts';

vi.setConfig({ testTimeout: 60_000 });

let schemas: Schemas;
beforeAll(async () => {
  schemas = await loadSchemas();
});

test('the schemas and the reference are those that the sources make; if not, run "npm run content:guide"', () => {
  for (const [file, text] of Object.entries(guideFiles(schemas)))
    expect(readFileSync(file, 'utf8'), file).toBe(text);
});

interface Fields {
  properties?: Record<string, Fields>;
  definitions?: Record<string, Fields>;
  items?: Fields;
  description?: string;
  examples?: unknown[];
  type?: unknown;
}

test('every field says what it is, with an example or the words to choose from', () => {
  const visit = (schema: Fields, path: string): void => {
    for (const [key, field] of Object.entries({ ...schema.properties, ...schema.definitions })) {
      expect(field.description, `${path}.${key}`).toBeTruthy();
      if (Array.isArray(field.type)) expect(field.examples?.length, `${path}.${key}`).toBeGreaterThan(0);
      visit(field, `${path}.${key}`);
    }
    if (schema.items) visit(schema.items, `${path}[]`);
  };
  for (const [file, text] of Object.entries(guideFiles(schemas))) {
    if (file.endsWith('.json')) visit(JSON.parse(text) as Fields, file);
  }
});

test('the editor maps the schemas to the files', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  for (const schema of Object.keys(settings['yaml.schemas']))
    expect(() => readFileSync(schema)).not.toThrow();
  expect(readFileSync('.vscode/extensions.json', 'utf8')).toContain('redhat.vscode-yaml');
});

describe('a new page', () => {
  const folder = openFolder('content');

  const told = ({ problems }: Content) => problems.map(({ severity, code }) => `${severity} ${code}`);
  // What a person has to write is told, and nothing else.
  const drafts = ['warning draft-words', 'warning draft-words'];

  test('passes the check, and stands at its address', async () => {
    const text = newPage('case-studies', await folder.read(), schemas);
    const content = await folder.read({ 'pages/case-studies.yaml': text });
    expect(told(content)).toEqual(drafts);
    expect(content.pages.get('/case-studies')?.title).toBe('Case Studies');
  });

  test('does not take the title of another', async () => {
    const text = newPage('contact-us', await folder.read(), schemas);
    expect(told(await folder.read({ 'pages/contact-us.yaml': text }))).toEqual(drafts);
  });

  test('passes with any of its commented sections brought in', async () => {
    const text = newPage('case-studies', await folder.read(), schemas);
    for (const block of text.split(/^ {2}#$/m).slice(1)) {
      const section = block.replace(/^ {2}# ?/gm, '  ');
      const content = await folder.read({ 'pages/case-studies.yaml': text + section });
      expect(told(content), section).toEqual(drafts);
    }
  });
});

test('an example is copied as it is written', () => {
  for (const type of schemas.sections.keys()) {
    for (const { yaml, section } of readExamples(type))
      expect(parse(yaml, { schema: 'failsafe' })).toEqual([section]);
  }
});
