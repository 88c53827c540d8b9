/** Several builds compared: they are reproducible, and a page weighs the same however many pages there are. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../built-site.ts';
import { SAMPLE_SITE } from '../sample-site.ts';
import { generateSite } from './generate-site.ts';

const MANY = 64;
const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const one = join(folder, 'one');
const again = join(folder, 'again');
const large = join(folder, 'large');

const filesOf = (dir: string) =>
  (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => statSync(join(dir, file)).isFile())
    .sort();
const scriptsOf = (dir: string) => filesOf(dir).filter((file) => /^assets\/(?!late\.)/.test(file));
const lateStylesOf = (dir: string) => filesOf(dir).filter((file) => /^assets\/late\./.test(file));

const STYLES = /<style[^>]*>.*?<\/style>/gs;

/** A file without its inline style sheets. */
const withoutStyles = (dir: string, file: string) =>
  readFileSync(join(dir, file), 'utf8').replace(STYLES, '');

beforeAll(async () => {
  const content = join(folder, 'content');
  await generateSite(SAMPLE_SITE, content, MANY);
  const textPage =
    'title: Privacy\ndescription: What we keep of you.\nsections:\n  - type: prose\n    text: notes\n';
  writeFileSync(join(content, 'pages', 'privacy.yaml'), textPage);
  writeFileSync(join(content, 'text', 'notes.md'), '---\ntitle: What we keep\n---\n\nNothing.\n');
  for (const out of [one, again]) build(SAMPLE_SITE, out);
  build(content, large);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('two builds of the same content are the same, byte for byte', () => {
  expect(filesOf(again)).toEqual(filesOf(one));
  const different = filesOf(one).filter(
    (file) => !readFileSync(join(one, file)).equals(readFileSync(join(again, file))),
  );
  expect(different).toEqual([]);
});

it(`a page of a site with ${MANY} pages is as heavy as in one with 8`, () => {
  expect(
    filesOf(large).filter((file) => file.endsWith('.json') && file.startsWith('_content/')),
  ).toHaveLength(MANY + 1);
  for (const file of filesOf(one).filter((name) => /\.html$|^_content\//.test(name)))
    expect(withoutStyles(large, file).length, file).toBe(withoutStyles(one, file).length);
});

it('no page has the same inline style sheet twice', () => {
  for (const file of filesOf(large).filter((name) => name.endsWith('.html'))) {
    const styles = readFileSync(join(large, file), 'utf8').match(STYLES) ?? [];
    expect(new Set(styles).size, file).toBe(styles.length);
  }
});

it('scripts, styles and fonts are the same however many pages there are', () => {
  expect(scriptsOf(large)).toEqual(scriptsOf(one));
});

it('pages with the same types of sections share a late style sheet', () => {
  expect(lateStylesOf(one).length).toBeGreaterThan(4);
  expect(lateStylesOf(large)).toEqual(lateStylesOf(one));
});

it('a page of text alone has its title as its heading, and the front page’s picture for social networks', () => {
  const { document } = new JSDOM(readFileSync(join(large, 'privacy.html'), 'utf8')).window;
  expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['Privacy']);
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  expect(filesOf(large)).toContain(new URL(card).pathname.slice(1));
});
