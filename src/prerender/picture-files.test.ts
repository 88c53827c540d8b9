import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePictures, type PictureFolders } from './picture-files.ts';

let folders: PictureFolders;
let root: string;

const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b1526' } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders = {
    imagesDir: join(root, 'originals'),
    outDir: join(root, 'site'),
    cacheDir: join(root, 'cache'),
  };
  await mkdir(folders.imagesDir);
});

afterEach(() => rm(root, { recursive: true }));

test('a file that a Mac has named is found by the name that people type', async () => {
  const name = 'Büro.jpg';
  await mkdir(join(folders.imagesDir, 'Köln'.normalize('NFD')));
  const file = join(folders.imagesDir, 'Köln'.normalize('NFD'), name.normalize('NFD'));
  await writeFile(file, await photograph(1600, 900));
  const made = await makePictures([{ file: `Köln/${name}`.normalize('NFC'), preset: 'hero' }], folders);
  expect([...made.keys()]).toEqual(['hero/Köln/Büro.jpg']);
});

test('a hero is encoded in both crops, in every width, under one hashed name', async () => {
  await writeFile(join(folders.imagesDir, 'home.jpg'), await photograph(1600, 900));
  const made = await makePictures([{ file: 'home.jpg', preset: 'hero' }], folders);
  const data = made.get('hero/home.jpg');
  expect(data).toMatchObject({
    width: 1600,
    height: 900,
    crops: [
      { widths: [750], height: 625 },
      { widths: [1280, 1600], height: 900 },
    ],
  });
  expect(data?.base).toMatch(/^\/images\/home\.[0-9a-f]{8}\/$/);
  const files = await readdir(join(folders.outDir, data?.base ?? ''));
  expect(files.sort()).toEqual(
    [
      ...['n750', 'w1280'].flatMap((name) => [`${name}.avif`, `${name}.webp`]),
      // A WebP of this width would be for few visitors.
      'w1600.avif',
    ].sort(),
  );
});

test('the crop for phones of a photograph with fine grain comes in the first window of a connection', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = sharp({ create: { width: 900, height: 750, channels: 3, background: '#888', noise } });
  await writeFile(join(folders.imagesDir, 'a.jpg'), await grain.jpeg().toBuffer());
  const made = await makePictures([{ file: 'a.jpg', preset: 'hero' }], folders);
  const { size } = await stat(join(folders.outDir, made.get('hero/a.jpg')?.base ?? '', 'n750.avif'));
  expect(size).toBeGreaterThan(1_000);
  // 10 segments of 1,460 bytes (RFC 6928), less the headers of the answer.
  expect(size).toBeLessThan(12_800);
});

test('no version is larger than the original', async () => {
  await writeFile(join(folders.imagesDir, 'small.jpg'), await photograph(300, 200));
  const made = await makePictures([{ file: 'small.jpg', preset: 'side' }], folders);
  expect(made.get('side/small.jpg')).toMatchObject({
    width: 300,
    height: 200,
    crops: [{ widths: [300], height: 200 }],
  });
});

test('a photograph is rotated as its EXIF orientation says', async () => {
  const sideways = await sharp(await photograph(900, 600))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await writeFile(join(folders.imagesDir, 'phone.jpg'), sideways);
  const made = await makePictures([{ file: 'phone.jpg', preset: 'side' }], folders);
  expect(made.get('side/phone.jpg')).toMatchObject({ width: 600, height: 900 });
});

test('a second build takes pictures from the cache, a changed original does not', async () => {
  const path = join(folders.imagesDir, 'a.jpg');
  const requests = [{ file: 'a.jpg', preset: 'side' as const }];
  await writeFile(path, await photograph(600, 400));
  const first = await makePictures(requests, folders);
  const [kept = ''] = await readdir(folders.cacheDir);
  const before = (await stat(join(folders.cacheDir, kept, 's600.avif'))).mtimeMs;
  await rm(folders.outDir, { recursive: true });
  expect(await makePictures(requests, folders)).toEqual(first);
  expect((await stat(join(folders.cacheDir, kept, 's600.avif'))).mtimeMs).toBe(before);
  await writeFile(path, await photograph(600, 401));
  const changed = await makePictures(requests, folders);
  expect(changed.get('side/a.jpg')?.base).not.toBe(first.get('side/a.jpg')?.base);
});

test('an SVG is copied unchanged, under a hashed name', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"/>';
  await writeFile(join(folders.imagesDir, 'plan.svg'), drawing);
  const made = await makePictures([{ file: 'plan.svg', preset: 'side' }], folders);
  const data = made.get('side/plan.svg');
  expect(data).toMatchObject({ width: 1200, height: 900, crops: [] });
  expect(data?.base).toMatch(/^\/images\/plan\.[0-9a-f]{8}\.svg$/);
  expect((await stat(join(folders.outDir, data?.base ?? ''))).size).toBe(drawing.length);
});

test('with an image host every address begins with it', async () => {
  await writeFile(join(folders.imagesDir, 'a.jpg'), await photograph(500, 300));
  const made = await makePictures([{ file: 'a.jpg', preset: 'side' }], {
    ...folders,
    imageHost: 'https://img.example',
  });
  expect(made.get('side/a.jpg')?.base).toMatch(/^https:\/\/img\.example\/images\/a\.[0-9a-f]{8}\/$/);
});

test('the error names a file that is not a picture', async () => {
  await writeFile(join(folders.imagesDir, 'broken.jpg'), 'not a picture');
  const making = makePictures([{ file: 'broken.jpg', preset: 'hero' }], folders);
  await expect(making).rejects.toThrow('The picture “broken.jpg” could not be made');
});

test('addresses have plain letters, whatever the file is called: a list of pictures is split at spaces', async () => {
  await writeFile(join(folders.imagesDir, 'Büro, phone (1).JPG'), await photograph(800, 600));
  await writeFile(
    join(folders.imagesDir, 'a plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const made = await makePictures(
    [
      { file: 'Büro, phone (1).JPG', preset: 'side' },
      { file: 'a plan.svg', preset: 'side' },
    ],
    folders,
  );
  expect(made.get('side/Büro, phone (1).JPG')?.base).toMatch(/^\/images\/Buro-phone-1-\.[0-9a-f]{8}\/$/);
  expect(made.get('side/a plan.svg')?.base).toMatch(/^\/images\/a-plan\.[0-9a-f]{8}\.svg$/);
});
