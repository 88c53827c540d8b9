/** Several builds compared: they are reproducible and replaced whole, and a page weighs the same however many pages there are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, SAMPLE_DIST } from '../built-site.ts';
import { SAMPLE_SITE } from '../sample-site.ts';

const MANY = 32;
const folder = mkdtempSync(join(tmpdir(), 'builds-'));
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

/** The files that are in one folder only, or differ. */
const differencesOf = (one: string, other: string) =>
  [...new Set([...filesOf(one), ...filesOf(other)])].filter((file) => {
    const [a, b] = [one, other].map((dir) => join(dir, file));
    return !(a && b && existsSync(a) && existsSync(b) && readFileSync(a).equals(readFileSync(b)));
  });

/** Makes a content folder with many pages: those of the sample site, and copies with other addresses, titles and headings. */
function writeManyPages(to: string): void {
  cpSync(SAMPLE_SITE, to, { recursive: true });
  const names = readdirSync(join(to, 'pages')).sort();
  const sources = names.map((name) => readFileSync(join(to, 'pages', name), 'utf8'));
  for (let at = names.length; at < MANY; at++) {
    const source = (sources[at % sources.length] ?? '').replaceAll(
      /^( *(?:- )?(?:title|description|heading|service|label): )(?!["'>|])(.+)$/gm,
      `$1$2 ${at}`,
    );
    const name = (names[at % names.length] ?? '').replace('.yaml', '');
    writeFileSync(join(to, 'pages', `${name}-${at}.yaml`), source);
  }
}

beforeAll(() => {
  const content = join(folder, 'content');
  writeManyPages(content);
  const textPage =
    'title: Privacy\ndescription: What we keep of you.\nsections:\n  - type: prose\n    text: notes\n';
  writeFileSync(join(content, 'pages', 'privacy.yaml'), textPage);
  writeFileSync(join(content, 'text', 'notes.md'), '---\ntitle: What we keep\n---\n\nNothing.\n');
  build(content, large);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('a build that is killed leaves the site unchanged; the next replaces all of it, with the same bytes for the same content', async () => {
  const parent = join(folder, 'replaced');
  const out = join(parent, 'site');
  cpSync(SAMPLE_DIST, out, { recursive: true });
  writeFileSync(join(out, 'of-the-old-site.txt'), 'old');
  const env = { ...process.env, CONTENT_DIR: SAMPLE_SITE, OUT_DIR: out };
  const child = spawn(process.execPath, ['scripts/run.js', 'build'], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!existsSync(join(`${out}.build`, 'site/404.html')) && child.exitCode === null) await wait(5);
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
  expect(differencesOf(out, SAMPLE_DIST)).toEqual(['of-the-old-site.txt']);
  build(SAMPLE_SITE, out);
  expect(differencesOf(out, SAMPLE_DIST)).toEqual([]);
  expect(readdirSync(parent)).toEqual(['site']);
}, 300_000);

it(`a page of a site with ${MANY} pages is as heavy as in one with 8`, () => {
  expect(
    filesOf(large).filter((file) => file.endsWith('.json') && file.startsWith('_content/')),
  ).toHaveLength(MANY + 1);
  for (const file of filesOf(SAMPLE_DIST).filter((name) => /\.html$|^_content\//.test(name)))
    expect(withoutStyles(large, file).length, file).toBe(withoutStyles(SAMPLE_DIST, file).length);
});

it('no page has the same inline style sheet twice', () => {
  for (const file of filesOf(large).filter((name) => name.endsWith('.html'))) {
    const styles = readFileSync(join(large, file), 'utf8').match(STYLES) ?? [];
    expect(new Set(styles).size, file).toBe(styles.length);
  }
});

it('scripts, styles and fonts are the same however many pages there are', () => {
  expect(scriptsOf(large)).toEqual(scriptsOf(SAMPLE_DIST));
});

it('pages with the same types of sections share a late style sheet', () => {
  expect(lateStylesOf(SAMPLE_DIST).length).toBeGreaterThan(4);
  expect(lateStylesOf(large)).toEqual(lateStylesOf(SAMPLE_DIST));
});

it('a page of text alone has its title as its heading, and the front page’s picture for social networks', () => {
  const { document } = new JSDOM(readFileSync(join(large, 'privacy.html'), 'utf8')).window;
  expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['Privacy']);
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  expect(filesOf(large)).toContain(new URL(card).pathname.slice(1));
});
