import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page, Section } from '../../content/index.ts';
import { iconChoices } from './icon-choices.ts';
import { fieldPicture } from './picture-choices.ts';
import { readFieldData } from './read-field-data.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'field-data-'));
  await mkdir(join(dir, 'images', 'team'), { recursive: true });
  await mkdir(join(dir, 'files', 'old'), { recursive: true });
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } }).jpeg();
  // Turned by a phone: it is upright only with its orientation.
  await picture
    .clone()
    .withMetadata({ orientation: 6 })
    .toFile(join(dir, 'images', 'team', 'ada.jpg'));
  await picture.toFile(join(dir, 'images', 'rack.jpg'));
  await writeFile(join(dir, 'images', 'broken.jpg'), 'no picture');
  await writeFile(join(dir, 'files', 'prices.pdf'), 'prices');
  await writeFile(join(dir, 'files', 'old', 'prices.pdf'), 'prices of last year');
  await writeFile(join(dir, 'files', 'prices.pages'), 'draft');
});
afterAll(() => rm(dir, { recursive: true }));

const page = (address: string, sections: Section[]): Page => ({
  ...{ name: address, address, title: `Title of ${address}`, description: '' },
  sections,
});

const pages = new Map([
  [
    '/b',
    page('/b', [
      { type: 'hero', title: 'B', image: { file: 'rack.jpg', alt: 'A rack' } },
      { type: 'cards', id: 'cards', heading: 'Our Cards' },
      { type: 'stats', id: 'numbers' },
      { type: 'cta', id: 'later', heading: 'Later', hidden: true },
    ]),
  ],
  ['/a', page('/a', [])],
]);
const read = () => readFieldData({ dir, pages, texts: new Map() });

test('pages come with the places that links can reach', async () => {
  expect((await read()).pages).toEqual([
    { address: '/a', title: 'Title of /a', anchors: [] },
    {
      address: '/b',
      title: 'Title of /b',
      anchors: [
        { id: 'cards', label: 'Our Cards' },
        { id: 'numbers', label: 'numbers' },
      ],
    },
  ]);
});

test('pictures come with their upright size and what they show; broken ones are not offered', async () => {
  expect((await read()).pictures).toEqual([
    { file: 'rack.jpg', width: 40, height: 20, alt: 'A rack' },
    { file: 'team/ada.jpg', width: 20, height: 40 },
  ]);
});

test('files that the check accepts come with their size, and need no folder', async () => {
  expect((await read()).files).toEqual([{ file: 'prices.pdf', bytes: 6 }]);
  const others = await readFieldData({ dir: join(dir, 'images'), pages, texts: new Map() });
  expect(others.files).toEqual([]);
});

test('a picture is sent upright and small, and only from the folder of pictures', async () => {
  const images = join(dir, 'images');
  const small = await fieldPicture(images, 'team/ada.jpg', 10);
  const { width, height, format } = await sharp(small?.body).metadata();
  expect([format, width, height]).toEqual(['webp', 10, 20]);
  expect(await fieldPicture(images, '../files/old/prices.pdf', 10)).toBeUndefined();
});

test('icons are those that the check accepts, each with its older names', () => {
  const icons = iconChoices();
  expect(icons.length).toBeGreaterThan(1500);
  expect(icons.find(({ name }) => name === 'house')?.aliases).toContain('home');
  expect(icons.every(({ shape }) => shape.length > 0)).toBe(true);
});
