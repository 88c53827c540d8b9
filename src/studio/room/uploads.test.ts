import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roomOver } from '../../../tests/editor/room-fixture.ts';
import { stemOf } from './uploads.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'uploads-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('the same name twice: nothing is replaced, even in the same moment', async () => {
  const [red, blue] = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const { room } = await roomOver(dir);
  const stored = await Promise.all(
    [red, blue].map((bytes = Buffer.alloc(0)) =>
      room.addPicture('Team Foto.PNG', { bytes, ending: '.png', width: 9, height: 9 }),
    ),
  );
  const files = stored.map(({ file }) => file);
  expect([...files].sort()).toEqual(['team-foto-2.png', 'team-foto.png']);
  expect(readdirSync(join(dir, 'images')).sort()).toEqual([...files].sort());
  expect(readFileSync(join(dir, 'images', files[0] ?? ''))).toEqual(red);
});

test.each([
  ['IMG_0815.JPG', 'img-0815'],
  ['Büro Kent (1).jpeg', 'buro-kent-1'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\anna\\team.png', 'team'],
  ['Straße.jpg', 'strasse'],
  ['写真.jpg', ''],
  ['.jpg', ''],
  [`${'long name '.repeat(20)}.jpg`, 'long-name-long-name-long-name-long-name-long-name-long-name'],
])('%s is stored as “%s”', (name, stem) => {
  expect(stemOf(name)).toBe(stem);
});

test('a new text gets a file of its own, with words that have to be replaced', async () => {
  const { room, commits } = await roomOver(dir);
  const names = [];
  for (const title of ['Über uns: 10 years', 'Über uns – 10 Years!', '日本'])
    names.push(await room.addText(title));
  expect(names).toEqual(['uber-uns-10-years', 'uber-uns-10-years-2', 'text']);
  expect(readFileSync(join(dir, 'text', 'uber-uns-10-years.md'), 'utf8')).toBe(
    '---\ntitle: "Über uns: 10 years"\n---\n\nYour words – the first paragraph\n',
  );
  expect(commits.at(-1)).toEqual(['text/text.md']);
  await expect(room.addText('')).rejects.toThrow('Please give the text a title.');
});
