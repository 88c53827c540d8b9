import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Schemas } from '../../src/content/index.ts';
import { loadSchemas } from '../../src/content/node/index.ts';
import { SAMPLE_SITE } from '../sample-site.ts';
import { type Diagnostic, LanguageServer } from './language-server.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What an editor with the YAML extension shows, from the real language server. */
const server = new LanguageServer();
let schemas: Schemas;

beforeAll(async () => {
  schemas = await loadSchemas();
  await server.start();
}, 60_000);
afterAll(() => server.stop());

const SAMPLES = [
  ['site', 'site.yaml'],
  ['page', 'pages/home.yaml'],
] as const;
const page = (sections: string) => `title: x\ndescription: y\nsections:\n${sections}`;
const at = (uri: string, line: number, character: number) => ({
  textDocument: { uri },
  position: { line, character },
});

async function completions(text: string, line: number, character: number): Promise<string[]> {
  const { uri } = await server.open('page', text);
  const found = (await server.request('textDocument/completion', at(uri, line, character))) as {
    items: { label: string }[];
  };
  return found.items.map(({ label }) => label);
}

/** The titles of the repairs that the editor offers for a diagnostic. */
async function repairs(uri: string, diagnostic: Diagnostic): Promise<string[]> {
  const context = { diagnostics: [diagnostic] };
  const params = { textDocument: { uri }, range: diagnostic.range, context };
  return ((await server.request('textDocument/codeAction', params)) as { title: string }[]).map(
    ({ title }) => title,
  );
}

test('every section type is completed', async () => {
  const labels = await completions(page('  - type: \n'), 3, 10);
  expect(labels).toEqual([...schemas.sections.keys()]);
});

test('the fields of a type are completed', async () => {
  const labels = await completions(page('  - type: closing\n    \n'), 4, 4);
  expect(labels).toEqual(expect.arrayContaining(['heading', 'text', 'id', 'tone']));
  expect(labels).not.toContain('items');
});

/** Lines with a key, and the column of that key. */
const keys = (text: string) =>
  text.split('\n').flatMap((line, row) => {
    const found = /^( *(?:- )?)[A-Za-z]+:(?: |$)/.exec(line);
    return found ? [{ line, row, column: found[1]?.length ?? 0 }] : [];
  });

async function silentHovers(kind: 'page' | 'site', text: string): Promise<string[]> {
  const { uri } = await server.open(kind, text);
  const silent: string[] = [];
  for (const { line, row, column } of keys(text)) {
    const hover = (await server.request('textDocument/hover', at(uri, row, column + 1))) as {
      contents: { value: string };
    } | null;
    const words = hover?.contents.value.replace(/Source: .*/, '').trim() ?? '';
    if (words.length < 10) silent.push(line);
  }
  return silent;
}

// That every field of every type has a description is in guide.test.ts.
test('a hover describes each field, in lists and groups as well', async () => {
  for (const [kind, file] of SAMPLES)
    expect(await silentHovers(kind, readFileSync(join(SAMPLE_SITE, file), 'utf8')), file).toEqual([]);
});

test('the sample site has no diagnostics', async () => {
  for (const [kind, file] of SAMPLES)
    expect((await server.open(kind, readFileSync(join(SAMPLE_SITE, file), 'utf8'))).diagnostics).toEqual([]);
});

test('an unknown type is reported once, at its range, with the known types', async () => {
  const { uri, diagnostics } = await server.open(
    'page',
    page('  - type: closng\n    heading: x\n    text: y\n'),
  );
  expect(diagnostics).toMatchObject([{ range: { start: { line: 3, character: 10 } } }]);
  expect(diagnostics[0]?.message).toContain('"closing"');
  expect((await repairs(uri, diagnostics[0] as Diagnostic)).join(' ')).toContain('closing');
});

test('an unknown key is reported at its range, with the intended key', async () => {
  const { uri, diagnostics } = await server.open(
    'page',
    page('  - type: closing\n    heading: x\n    txet: y\n'),
  );
  const unknown = diagnostics.find(({ message }) => message.includes('txet')) as Diagnostic;
  expect(unknown).toMatchObject({
    message: 'Property txet is not allowed.',
    range: { start: { line: 5, character: 4 } },
  });
  expect((await repairs(uri, unknown)).join(' ')).toContain('text');
});
