import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeFavicons } from './favicons.ts';

test('every icon has the size in its name or the one that systems expect', async () => {
  const root = await mkdtemp(join(tmpdir(), 'favicons-'));
  await makeFavicons({ outDir: join(root, 'site'), cacheDir: join(root, 'cache') });
  const read = (name: string) => readFile(join(root, 'site', name));
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-512.png', 512],
  ] as const) {
    expect(await sharp(await read(name)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    });
  }
  const icon = await read('favicon.ico');
  const begin = icon.readUInt32LE(18);
  expect(icon.readUInt32LE(14)).toBe(icon.length - begin);
  expect(await sharp(icon.subarray(begin)).metadata()).toMatchObject({ format: 'png', width: 32 });
  expect((await read('favicon.svg')).toString()).not.toMatch(/<script|<style|style=/);
  await rm(root, { recursive: true });
});
