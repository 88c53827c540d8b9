import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAMPLE_SITE } from '../../../tests/sample-site.ts';
import { type LiveContent, openContent } from './live-content.ts';

let dir: string;
let live: LiveContent;
const path = (name: string) => join(dir, 'pages', `${name}.yaml`);
const edit = async (name: string, change: (text: string) => string) =>
  writeFile(path(name), change(await readFile(path(name), 'utf8')));

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'live-content-'));
  await cp(SAMPLE_SITE, dir, { recursive: true });
  live = await openContent(dir);
});
afterEach(() => rm(dir, { recursive: true }));

it('names the pages whose files have changed', async () => {
  await edit('about', (text) => text.replace(/^title: .*/m, 'title: One'));
  expect(await live.update([path('about')])).toEqual({ pages: ['/about'], site: false, texts: false });
  expect(live.pages.get('/about')?.title).toBe('One');
});

it('keeps the last valid version of a page with errors, and of no other', async () => {
  await edit('about', (text) => text.replace(/^title: .*/m, 'tilte: Wrong'));
  expect(await live.update([path('about')])).toMatchObject({ pages: [] });
  expect(live.problems.length).toBeGreaterThan(0);
  expect([...live.broken]).toEqual(['/about']);
  expect(live.pages.get('/about')?.title).toBe('About Us');

  await rm(path('about'));
  expect((await live.update([path('about')])).pages).toEqual(['/about']);
  expect(live.pages.has('/about')).toBe(false);
});

it('shows a new page with placeholders, which are reported', async () => {
  for (const title of ['Your words', 'Your words – About']) {
    await edit('about', (text) => text.replace(/^title: .*/m, `title: ${title}`));
    expect(await live.update([path('about')])).toMatchObject({ pages: ['/about'] });
    expect(live.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error draft-words']);
    expect(live.pages.get('/about')?.title).toBe(title);
  }
});

it('finds new and renamed files in a given folder', async () => {
  const text = await readFile(path('wireless'), 'utf8');
  await writeFile(
    path('more'),
    text.replace(/^title: .*/m, 'title: More').replace(/^description: .*/m, 'description: More.'),
  );
  expect((await live.update([path('more')])).pages).toEqual(['/more']);
  expect(live.pages.get('/more')?.title).toBe('More');
});

it('reports all pages as changed after a change of shared content', async () => {
  const site = join(dir, 'site.yaml');
  await writeFile(site, (await readFile(site, 'utf8')).replace('All rights', 'Some rights'));
  expect(await live.update([site])).toEqual({ pages: 'all', site: true, texts: false });
  const text = join(dir, 'text', 'our-experience.md');
  await writeFile(text, `${await readFile(text, 'utf8')}\nMore.\n`);
  expect(await live.update([text])).toEqual({ pages: 'all', site: false, texts: true });
  expect(await live.update([join(dir, 'images', 'home-hero.jpg')])).toMatchObject({ pages: 'all' });
});
