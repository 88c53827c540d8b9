import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeFolder, writeFileDurably } from './durable-files.ts';

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return { ...fs, open: vi.fn(fs.open) };
});

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(root, { recursive: true }));

test('the first file is on disk with all of its parent folders', async () => {
  await writeFileDurably(join(root, 'a', 'b'), 'file', 'text');
  const flushed = vi.mocked(open).mock.calls.map(([path]) => path);
  expect(flushed).toEqual([root, join(root, 'a'), join(root, 'a', 'b', 'file.part'), join(root, 'a', 'b')]);
  expect(await readdir(join(root, 'a', 'b'))).toEqual(['file']);
});

test('many calls create a folder once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(join(root, 'c', 'd', 'e'))));
  expect(await readdir(join(root, 'c', 'd'))).toEqual(['e']);
});

test('a folder that cannot be created is an immediate error', async () => {
  await writeFile(join(root, 'in-the-way'), '');
  await expect(makeFolder(join(root, 'in-the-way'))).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(root, 'in-the-way', 'x'))).rejects.toThrow('ENOTDIR');
  await expect(makeFolder('/proc/nope/x')).rejects.toThrow('ENOENT');
});
