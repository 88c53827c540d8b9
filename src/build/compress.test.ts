import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from './compress.ts';

test('text files above a minimum size get a .gz and a .br file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  const page = '<p>words</p>'.repeat(100);
  await writeFile(join(folder, 'about.html'), page);
  await writeFile(join(folder, 'small.txt'), 'words');
  await writeFile(join(folder, 'photo.avif'), page);
  expect(await compressFiles(folder)).toBe(2);
  expect((await readdir(folder)).sort()).toEqual([
    'about.html',
    'about.html.br',
    'about.html.gz',
    'photo.avif',
    'small.txt',
  ]);
  expect(gunzipSync(await readFile(join(folder, 'about.html.gz'))).toString()).toBe(page);
  expect(brotliDecompressSync(await readFile(join(folder, 'about.html.br'))).toString()).toBe(page);
  await rm(folder, { recursive: true });
});
