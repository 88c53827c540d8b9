import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Whether an update brings another version. */
async function isNew(): Promise<boolean> {
  const { version } = live;
  await live.update();
  return live.version !== version;
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'live-content-'));
  await cp(SAMPLE_SITE, dir, { recursive: true });
  live = await openContent(dir);
});
afterEach(() => rm(dir, { recursive: true }));

it('has another version with each change of what pages show', async () => {
  expect(await isNew()).toBe(false);
  await edit('about', (text) => text.replace(/^title: .*/m, 'title: One'));
  expect(await isNew()).toBe(true);
  expect(live.pages.get('/about')?.title).toBe('One');
  const text = join(dir, 'text', 'our-experience.md');
  for (const [file, change] of [
    [text, `${await readFile(text, 'utf8')}\nMore.\n`],
    [join(dir, 'images', 'home-hero.jpg'), await readFile(join(dir, 'images', 'about-hero.jpg'))],
    [join(dir, 'files', 'list.txt'), 'One'],
    [join(dir, 'files', 'list.txt'), 'Two and three'],
  ] as const) {
    await mkdir(join(dir, 'files'), { recursive: true });
    await writeFile(file, change);
    expect([file, await isNew()]).toEqual([file, true]);
  }
});

it('keeps the last valid version of a page with errors, and of no other', async () => {
  await edit('about', (text) => text.replace(/^title: .*/m, 'tilte: Wrong'));
  expect(await isNew()).toBe(false);
  expect(live.problems.length).toBeGreaterThan(0);
  expect([...live.broken]).toEqual(['/about']);
  expect(live.pages.get('/about')?.title).toBe('About Us');

  await edit('about', (text) => text.replace('tilte: Wrong', 'title: Right'));
  expect(await isNew()).toBe(true);
  await edit('about', (text) => text.replace('title: Right', 'tilte: Wrong'));
  await live.update();
  expect(live.pages.get('/about')?.title).toBe('Right');

  await rm(path('about'));
  expect(await isNew()).toBe(true);
  expect(live.pages.has('/about')).toBe(false);
});

it('shows a new page with placeholders, which are reported', async () => {
  for (const title of ['Your words', 'Your words – About']) {
    await edit('about', (text) => text.replace(/^title: .*/m, `title: ${title}`));
    expect(await isNew()).toBe(true);
    expect(live.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error draft-words']);
    expect(live.pages.get('/about')?.title).toBe(title);
  }
});

it('keeps what it knows of a picture while that cannot be opened, or is gone', async () => {
  const known = live.pictures.get('home-hero.jpg');
  expect(known?.width).toBeGreaterThan(1000);
  await writeFile(join(dir, 'images', 'home-hero.jpg'), 'no picture');
  await live.update();
  expect(live.problems.map(({ code }) => code)).toContain('broken-picture');
  expect(live.pictures.get('home-hero.jpg')).toEqual(known);
  await rm(join(dir, 'images', 'home-hero.jpg'));
  await live.update();
  expect(live.pictures.get('home-hero.jpg')).toEqual(known);
});
