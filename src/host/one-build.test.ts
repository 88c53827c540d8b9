import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromOneBuild } from './one-build.ts';

let root: string;
let dist: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'one-build-'));
  dist = join(root, 'dist');
  await make(dist, 'old');
});
afterEach(() => rm(root, { recursive: true }));

async function make(folder: string, name: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'index.html'), name);
  await writeFile(join(folder, '_headers'), `/*\n  X-Build: ${name}\n`);
}

async function exchange(): Promise<void> {
  await make(join(root, 'new'), 'new');
  await rename(dist, join(root, 'before'));
  await rename(join(root, 'new'), dist);
}

const page = () => readFile(join(dist, 'index.html'), 'utf8');

test('headers and files come from one build, although another takes its place while they are read', async () => {
  let reads = 0;
  const read = fromOneBuild(dist);
  const found = await read(async (rules) => {
    if (reads++ === 0) await exchange();
    return [rules[0]?.headers['X-Build'], await page()];
  });
  expect([found, reads]).toEqual([['new', 'new'], 2]);
});

test('a request in the moment without a folder is answered by the build that follows', async () => {
  await rename(dist, join(root, 'before'));
  const found = fromOneBuild(dist)(page);
  await make(join(root, 'new'), 'new');
  await rename(join(root, 'new'), dist);
  expect(await found).toBe('new');
});

test('without a built site, and when reading fails, that is an error', async () => {
  const failed = fromOneBuild(dist)(() => Promise.reject(new Error('broken disk')));
  await expect(failed).rejects.toThrow('broken disk');
  await rm(dist, { recursive: true });
  await expect(fromOneBuild(dist)(page)).rejects.toThrow('_headers');
});
