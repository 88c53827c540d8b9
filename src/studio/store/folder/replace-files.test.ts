import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChangedMeanwhile, removeLeftovers, replaceFiles } from './replace-files.ts';

let dir: string;
const path = (name: string) => join(dir, name);
const read = (name: string) => readFile(path(name), 'utf8');
const change = (name: string, before: string | undefined, after: string | undefined) => ({
  path: path(name),
  before: before === undefined ? undefined : Buffer.from(before),
  after: after === undefined ? undefined : Buffer.from(after),
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
    await expect(replaceFiles(dir, [first, second])).rejects.toThrow(ChangedMeanwhile);
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
    await expect(replaceFiles(dir, [one])).rejects.toThrow(/leads out of/);
  expect([await readdir(outside), await readFile(join(outside, 'file'), 'utf8')]).toEqual([['file'], '1']);
  await rm(outside, { recursive: true });
});

it('clears away what a power cut has left behind', async () => {
  await mkdir(path('pages'));
  const left = 'pages/.about.yaml.0b7e9f0e-0000-4000-8000-000000000000.tmp';
  for (const name of [left, 'pages/.hidden.tmp', 'pages/about.yaml']) await writeFile(path(name), '');
  const written = async (secondsAgo: number) => {
    const time = Date.now() / 1000 - secondsAgo;
    await utimes(path(left), time, time);
  };
  await written(90);
  await removeLeftovers(dir);
  expect(await readdir(path('pages'))).toEqual(['.hidden.tmp', 'about.yaml']);
  // Another server may be writing it in this moment.
  await writeFile(path(left), '');
  await written(30);
  await removeLeftovers(dir);
  expect((await readdir(path('pages'))).length).toBe(3);
});
