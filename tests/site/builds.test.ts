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
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, SAMPLE_DIST } from '../built-site.ts';
import { SAMPLE_SITE } from '../sample-site.ts';

const MANY = 32;
const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const large = join(folder, 'large', 'site');

const filesOf = (dir: string) =>
  (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => statSync(join(dir, file)).isFile())
    .sort();

const STYLES = /<style[^>]*>.*?<\/style>/gs;

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

/** What the killed build has left. */
let left: string[];

beforeAll(async () => {
  const content = join(folder, 'content');
  writeManyPages(content);
  const textPage =
    'title: Privacy\ndescription: What we keep of you.\nsections:\n  - type: prose\n    text: notes\n';
  writeFileSync(join(content, 'pages', 'privacy.yaml'), textPage);
  writeFileSync(join(content, 'text', 'notes.md'), '---\ntitle: What we keep\n---\n\nNothing.\n');
  cpSync(SAMPLE_DIST, large, { recursive: true });
  writeFileSync(join(large, 'of-the-old-site.txt'), 'old');
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: large };
  const child = spawn(process.execPath, ['scripts/run.js', 'build'], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!existsSync(join(`${large}.build`, 'site/404.html')) && child.exitCode === null) await wait(5);
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
  left = differencesOf(large, SAMPLE_DIST);
  build(content, large);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('a build that is killed leaves the site unchanged; the next replaces all of it, and leaves nothing beside it', () => {
  expect(left).toEqual(['of-the-old-site.txt']);
  expect(filesOf(large)).not.toContain('of-the-old-site.txt');
  expect(readdirSync(dirname(large))).toEqual(['site']);
});

it(`a site with ${MANY} pages has each file of one with 8 byte for byte, but for the lists of all pages, and no script or style more`, () => {
  const before = filesOf(SAMPLE_DIST);
  expect(before.filter((file) => /^assets\/late\./.test(file)).length).toBeGreaterThan(4);
  const differences = differencesOf(large, SAMPLE_DIST);
  expect(before.filter((file) => differences.includes(file))).toEqual([
    '_headers',
    'content-version.txt',
    'nginx.conf',
    'sitemap.xml',
  ]);
  const added = filesOf(large).filter((file) => !before.includes(file));
  expect(added.filter((file) => /^_content\/.*\.json$/.test(file))).toHaveLength(MANY - 7);
  expect(added.filter((file) => file.startsWith('assets/'))).toEqual([]);
});

it('no page has the same inline style sheet twice', () => {
  for (const file of filesOf(large).filter((name) => name.endsWith('.html'))) {
    const styles = readFileSync(join(large, file), 'utf8').match(STYLES) ?? [];
    expect(new Set(styles).size, file).toBe(styles.length);
  }
});

it('a page of text alone has its title as its heading, and the front page’s picture for social networks', () => {
  const { document } = new JSDOM(readFileSync(join(large, 'privacy.html'), 'utf8')).window;
  expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['Privacy']);
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  expect(filesOf(large)).toContain(new URL(card).pathname.slice(1));
});
