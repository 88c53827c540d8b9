import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureFolders } from './picture-files.ts';
import { makeSocialCards } from './social-cards.ts';

let root: string;
let folders: PictureFolders;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'social-'));
  folders = { imagesDir: join(root, 'originals'), outDir: join(root, 'site'), cacheDir: join(root, 'cache') };
  await mkdir(folders.imagesDir);
  await sharp({ create: { width: 800, height: 450, channels: 3, background: '#888' } }).toFile(
    join(folders.imagesDir, 'grey.jpg'),
  );
});
afterEach(() => rm(root, { recursive: true }));

const card = (title: string) => ({ title, file: 'grey.jpg' });

test('a card is a JPEG of 1200 × 630 with the title in white on a dark background', async () => {
  const [address = ''] = await makeSocialCards([card('Hello')], 'Us', folders);
  const file = join(folders.outDir, address);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { data } = await sharp(file)
    .extract({ left: 80, top: 395, width: 220, height: 70 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data)).toBeGreaterThan(245);
  expect(Math.min(...data)).toBeLessThan(60);
});

test('addresses have the order of the cards, one for each title, and are stable', async () => {
  const cards = [card('One'), card('Two'), card('One'), card('Three')];
  const first = await makeSocialCards(cards, 'Us', folders);
  expect(first[0]).toBe(first[2]);
  expect(first[0]).not.toBe(first[1]);
  expect(await makeSocialCards([card('Three')], 'Us', folders)).toEqual([first[3]]);
  const before = (await stat(join(folders.cacheDir, 'social', first[0]?.split('/').at(-1) ?? ''))).mtimeMs;
  expect(await makeSocialCards(cards, 'Us', folders)).toEqual(first);
  const after = (await stat(join(folders.cacheDir, 'social', first[0]?.split('/').at(-1) ?? ''))).mtimeMs;
  expect(after).toBe(before);
  expect(await makeSocialCards(cards, 'Them', folders)).not.toEqual(first);
});
