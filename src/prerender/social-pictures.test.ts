import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makeSocialPictures } from './social-pictures.ts';
import type { ShownPage } from './write-pages.ts';

const page = (address: string, file?: string, focus?: string) =>
  ({
    address,
    references: { pictures: file ? [{ file, preset: 'side', ...(focus && { focus }) }] : [] },
  }) as unknown as ShownPage;

test('a page’s picture for social networks is a JPEG of 1200 × 630 around its focal point, or the front page’s', async () => {
  const root = await mkdtemp(join(tmpdir(), 'social-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folders = {
    imagesDir: join(root, 'originals'),
    outDir: join(root, 'site'),
    cacheDir: join(root, 'cache'),
  };
  await mkdir(folders.imagesDir);
  const red = { create: { width: 400, height: 700, channels: 3, background: '#f00' } } as const;
  await sharp({ create: { width: 2400, height: 700, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 2000, top: 0 }])
    .toFile(join(folders.imagesDir, 'wide.png'));
  const addresses = await makeSocialPictures(
    [page('/', 'wide.png'), page('/right', 'wide.png', '90% 50%'), page('/text')],
    folders,
  );
  expect(addresses[2]).toBe(addresses[0]);
  const [front, right] = await Promise.all(
    addresses.slice(0, 2).map(async (address) => {
      const picture = sharp(join(folders.outDir, address ?? ''));
      expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      return (await picture.stats()).channels[0]?.max ?? 0;
    }),
  );
  expect(front).toBeLessThan(60);
  expect(right).toBeGreaterThan(200);
});
