import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StoreError } from '../content-store.ts';
import { replaceFiles, unlessGone } from './replace-files.ts';

let dir: string;
const path = (name: string) => join(dir, name);
const read = (name: string) => readFile(path(name), 'utf8');
/** A change of a file that is expected to have some text, or not to be there. */
const change = (name: string, before: string | undefined, after: string | undefined) => ({
  path: path(name),
  after: after === undefined ? undefined : Buffer.from(after),
  async before() {
    const bytes = await unlessGone(readFile(path(name)));
    if (bytes?.toString() !== before) throw new StoreError('stale');
    return bytes;
  },
});

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'replace-files-'));
  await writeFile(path('one'), '1');
  await writeFile(path('two'), '2');
});
afterEach(() => rm(dir, { recursive: true }));

it('writes, creates and deletes files, and leaves nothing else behind', async () => {
  await chmod(path('one'), 0o640);
  await replaceFiles(dir, [
    change('one', '1', 'I'),
    change('three', undefined, 'III'),
    change('two', '2', undefined),
  ]);
  expect((await readdir(dir)).sort()).toEqual(['one', 'three']);
  expect([await read('one'), await read('three')]).toEqual(['I', 'III']);
  expect((await stat(path('one'))).mode & 0o777).toBe(0o640);
});

it('writes nothing where one file has changed, appeared or gone', async () => {
  const first = change('one', '1', 'I');
  for (const second of [change('two', '0', 'II'), change('two', undefined, 'II'), change('gone', '3', 'III')])
    await expect(replaceFiles(dir, [first, second])).rejects.toMatchObject({ refusal: 'stale' });
  expect((await readdir(dir)).sort()).toEqual(['one', 'two']);
  expect([await read('one'), await read('two')]).toEqual(['1', '2']);
});

it('gives earlier files their bytes back where a later name cannot be changed', async () => {
  // Deleting a file that is not there fails, and only after the others have got their names.
  const missing = change('missing', undefined, undefined);
  const files = [
    change('one', '1', 'I'),
    change('new', undefined, 'N'),
    change('two', '2', undefined),
    missing,
  ];
  await expect(replaceFiles(dir, files)).rejects.toThrow(/ENOENT/);
  expect((await readdir(dir)).sort()).toEqual(['one', 'two']);
  expect([await read('one'), await read('two')]).toEqual(['1', '2']);
});

it('replaces the file that a link leads to', async () => {
  await symlink(path('one'), path('link'));
  await replaceFiles(dir, [change('link', '1', 'I')]);
  expect((await lstat(path('link'))).isSymbolicLink()).toBe(true);
  expect(await read('one')).toBe('I');
});

it('deletes a link instead of what it leads to', async () => {
  await symlink(path('one'), path('link'));
  await replaceFiles(dir, [change('link', '1', undefined)]);
  expect((await readdir(dir)).sort()).toEqual(['one', 'two']);
});

it('follows no link out of the folder', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await writeFile(join(outside, 'file'), '1');
  await symlink(join(outside, 'file'), path('link'));
  await symlink(outside, path('folder'));
  for (const one of [
    change('link', '1', 'I'),
    change('folder/file', '1', undefined),
    change('folder/new', undefined, 'N'),
    change('../outside', undefined, 'N'),
  ])
    await expect(replaceFiles(dir, [one])).rejects.toMatchObject({ refusal: 'read-only' });
  expect([await readdir(outside), await readFile(join(outside, 'file'), 'utf8')]).toEqual([['file'], '1']);
  await rm(outside, { recursive: true });
});
