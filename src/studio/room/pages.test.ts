import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roomOver } from '../../../tests/editor/room-fixture.ts';
import { readContent } from '../../content/node/index.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync('tests/content/fixtures/base', dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const open = () => roomOver(dir);
const read = (file: string) => readFileSync(join(dir, file), 'utf8');
const edit = (file: string, from: string, to: string) => {
  if (!read(file).includes(from)) throw new Error(`“${from}” is not in ${file}.`);
  writeFileSync(join(dir, file), read(file).replace(from, to));
};
const errors = async () =>
  (await readContent(dir)).problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const snapshot = () =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|md)$/.test(file))
    .sort()
    .map((file) => [file, read(file)]);

describe('a new page', () => {
  test('is there, with placeholders only as its mistakes; so is a second one', async () => {
    const { room, commits } = await open();
    expect(await room.createPage('case-studies', 'Case Studies')).toBe('/case-studies');
    expect(commits).toEqual([['pages/case-studies.yaml']]);
    expect(await room.createPage('jobs', 'Jobs in Kent')).toBe('/jobs');
    expect(read('pages/jobs.yaml')).toContain('title: Jobs in Kent\n');
    expect(read('pages/jobs.yaml')).not.toContain('- type: hero');
    expect(new Set(await errors())).toEqual(new Set(['draft-words']));
  });

  test('borrows the picture of another page, and leaves files for visitors alone', async () => {
    edit(
      'pages/home.yaml',
      'closing\n    id: start\n    heading: Welcome\n    text: Everything begins here.',
      [
        'hero\n    title: Home\n    text: Hello.\n    image:\n      file: wide.jpg\n      alt: A wide picture',
        '  - type: downloads\n    heading: Files\n    items:\n      - title: Prices\n        file: prices.pdf',
      ].join('\n'),
    );
    mkdirSync(join(dir, 'files'));
    writeFileSync(join(dir, 'files/prices.pdf'), '%PDF-1.7\n');
    expect(await errors()).toEqual([]);
    const { room } = await open();
    expect(await room.createPage('jobs', 'Jobs')).toBe('/jobs');
    expect(read('pages/jobs.yaml')).toContain('file: wide.jpg\n');
    expect(new Set(await errors())).toEqual(new Set(['draft-words']));
  });

  test.each([
    ['Über uns', /lowercase letters/],
    ['../evil', /lowercase letters/],
    ['404', /error page/],
    ['about', /already/],
  ])('cannot be called %s', async (name, message) => {
    const { room } = await open();
    const before = snapshot();
    await expect(room.createPage(name, 'A Title')).rejects.toThrow(message);
    expect(snapshot()).toEqual(before);
  });
});

describe('a copy', () => {
  test('has words of its own and no old addresses', async () => {
    const { room } = await open();
    expect(await room.copyPage('pages/about.yaml', 'staff', 'Staff', 'Those who do it.')).toBe('/staff');
    expect(read('pages/staff.yaml')).toBe(
      read('pages/about.yaml')
        .replace('About Us', 'Staff')
        .replace(/description: .*/, 'description: Those who do it.')
        .replace('formerly:\n  - /company\n', ''),
    );
    expect(await errors()).toEqual([]);
  });

  test('is refused with the sentence of the check', async () => {
    const { room } = await open();
    const copied = room.copyPage('pages/about.yaml', 'staff', 'About Us', 'Those who do it.');
    await expect(copied).rejects.toThrow(/has the title of .*Write another title/);
    expect(existsSync(join(dir, 'pages/staff.yaml'))).toBe(false);
  });
});

describe('a renamed page', () => {
  test('takes its links, menu entries and old addresses along; remarks stay', async () => {
    edit(
      'pages/home.yaml',
      'type: closing',
      'type: cta\n    button:\n      label: Us\n      link: /about#vision # soon',
    );
    edit('text/our-story.md', 'a cable', 'a [cable](/about), [two](/about#vision) of them');
    edit('pages/about.yaml', 'title: About Us', '# The first page of ours.\ntitle: About Us');
    const [site, home, text, about] = [
      'site.yaml',
      'pages/home.yaml',
      'text/our-story.md',
      'pages/about.yaml',
    ].map(read);
    const { room, commits } = await open();
    expect(await room.renamePage('pages/about.yaml', 'company-profile')).toBe('/company-profile');
    expect(existsSync(join(dir, 'pages/about.yaml'))).toBe(false);
    expect(read('pages/company-profile.yaml')).toBe(
      about?.replace('  - /company\n', '  - /company\n  - /about\n'),
    );
    expect(read('pages/home.yaml')).toBe(home?.replace('/about#vision', '/company-profile#vision'));
    expect(read('text/our-story.md')).toBe(text?.replaceAll('/about', '/company-profile'));
    expect(read('site.yaml')).toBe(site?.replaceAll('link: /about', 'link: /company-profile'));
    expect(read('site.yaml')).not.toBe(site);
    expect(await errors()).toEqual([]);
    expect(commits.flat()).toHaveLength(5);
  });

  test('back to its old name keeps no redirect to itself', async () => {
    const { room } = await open();
    const before = snapshot();
    await room.renamePage('pages/about.yaml', 'us');
    await room.renamePage('pages/us.yaml', 'about');
    expect(read('pages/about.yaml')).toContain('formerly:\n  - /company\n  - /us\n');
    expect(snapshot().filter(([file]) => file !== 'pages/about.yaml')).toEqual(
      before.filter(([file]) => file !== 'pages/about.yaml'),
    );
  });

  test.each([
    ['pages/home.yaml', 'start', /home page/],
    ['pages/about.yaml', 'home', /already/],
    ['pages/../site.yaml', 'x', /no page/],
    ['pages/none.yaml', 'x', /no page/],
  ])('%s cannot become %s', async (file, name, message) => {
    const { room } = await open();
    const before = snapshot();
    await expect(room.renamePage(file, name)).rejects.toThrow(message);
    expect(snapshot()).toEqual(before);
  });
});

describe('a deleted page', () => {
  test('is kept while something leads there, and says what', async () => {
    edit('text/our-story.md', 'a cable', 'a [cable](/about)');
    const { room } = await open();
    const before = snapshot();
    const references = await room.referencesTo('pages/about.yaml');
    expect(references.map(({ file, isMenu }) => [file, isMenu])).toEqual(
      expect.arrayContaining([
        ['site.yaml', true],
        ['text/our-story.md', false],
      ]),
    );
    await expect(room.deletePage('pages/about.yaml')).rejects.toThrow('There is no page “/about”.');
    expect(snapshot()).toEqual(before);
  });

  test('takes its menu entries along, and a group that is empty then', async () => {
    const page = read('pages/about.yaml').replace('About Us', 'Staff').replace('second', 'third');
    writeFileSync(join(dir, 'pages/staff.yaml'), page.replace('formerly:\n  - /company\n', ''));
    const before = read('site.yaml');
    const entry = (indent: string) => `${indent}- label: Staff\n${indent}  link: /staff\n`;
    edit(
      'site.yaml',
      '    - label: Company\n',
      `${entry('    ')}    - label: More\n      items:\n${entry('        ')}    - label: Company\n`,
    );
    edit(
      'site.yaml',
      '  company:\n    heading: Company\n    links:\n',
      `  company:\n    heading: Company\n    links:\n${entry('      ')}`,
    );
    expect(await errors()).toEqual([]);
    const { room } = await open();
    const references = await room.referencesTo('pages/staff.yaml');
    expect(references.map(({ isMenu }) => isMenu)).toEqual([true, true, true]);
    expect(await room.deletePage('pages/staff.yaml')).toBe('/');
    expect(existsSync(join(dir, 'pages/staff.yaml'))).toBe(false);
    expect(read('site.yaml')).toBe(before);
  });

  test('leaves its addresses and its links to another page', async () => {
    const page = read('pages/about.yaml').replace('About Us', 'Staff').replace('second', 'third');
    writeFileSync(join(dir, 'pages/staff.yaml'), page.replace('- /company', '- /crew'));
    edit('text/our-story.md', 'a cable', 'a [cable](/staff)');
    const { room } = await open();
    expect(await room.deletePage('pages/staff.yaml', 'pages/home.yaml')).toBe('/');
    expect(read('pages/home.yaml')).toContain('formerly:\n  - /crew\n  - /staff\n');
    expect(read('text/our-story.md')).toContain('[cable](/)');
    expect(await errors()).toEqual([]);
  });

  test('cannot be the home page', async () => {
    const { room } = await open();
    await expect(room.deletePage('pages/home.yaml')).rejects.toThrow('The home page cannot be deleted.');
  });
});
