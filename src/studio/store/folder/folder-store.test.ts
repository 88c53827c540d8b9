import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';

let folder: string;
let dir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-store-'));
  dir = join(folder, 'content');
  await mkdir(join(dir, 'pages'), { recursive: true });
  await mkdir(join(folder, 'elsewhere'));
  await writeFile(join(folder, 'elsewhere', 'page.yaml'), 'title: Elsewhere\n');
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = new TextEncoder().encode('title: New\n');

it.each([
  '../out.yaml',
  '/etc/out',
  'pages/../../out.yaml',
  'pages\\out.yaml',
  'pages//a',
  '.git/config',
  'a\0b',
  '',
])('writes nothing under the name %j', async (name) => {
  const store = createFolderStore(dir);
  const on = await store.snapshot();
  await expect(store.commit(on, new Map([[name, bytes]]), '')).rejects.toThrow(/no name of a content file/);
  expect(await readdir(folder, { recursive: true })).toHaveLength(4);
});

it('follows no link out of the folder', async () => {
  await symlink(join(folder, 'elsewhere', 'page.yaml'), join(dir, 'pages', 'linked.yaml'));
  await symlink(join(folder, 'elsewhere'), join(dir, 'files'));
  const store = createFolderStore(dir);
  const on = await store.snapshot();
  expect([...on.files.keys()]).toEqual([]);
  for (const name of ['files/a.pdf', 'files/old/a.pdf'])
    await expect(store.commit(on, new Map([[name, bytes]]), '')).rejects.toMatchObject({
      refusal: 'read-only',
    });
  for (const [after, refusal] of [[bytes, 'read-only'] as const, [undefined, 'stale'] as const])
    await expect(store.commit(on, new Map([['pages/linked.yaml', after]]), '')).rejects.toMatchObject({
      refusal,
    });
  expect(await readdir(join(folder, 'elsewhere'))).toEqual(['page.yaml']);
  expect(await readFile(join(folder, 'elsewhere', 'page.yaml'), 'utf8')).toBe('title: Elsewhere\n');
});

it('notices a change that left time and size as they were', async () => {
  const path = join(dir, 'pages', 'home.yaml');
  const time = new Date();
  const write = async (text: string) => {
    await writeFile(path, text);
    await utimes(path, time, time);
  };
  await write('title: One\n');
  const store = createFolderStore(dir);
  const on = await store.snapshot();
  await write('title: Two\n');
  const name = 'pages/home.yaml';
  await expect(store.read(await store.snapshot(), [name])).rejects.toMatchObject({ refusal: 'stale' });
  await write('title: Two\n');
  await expect(store.commit(on, new Map([[name, bytes]]), '')).rejects.toMatchObject({ refusal: 'stale' });
  expect(await readFile(path, 'utf8')).toBe('title: Two\n');
  const read = await store.read(await store.snapshot(), [name]);
  expect(new TextDecoder().decode(read.get(name))).toBe('title: Two\n');
});

it('is done with a commit when who watches is', async () => {
  const heard: string[] = [];
  const store = createFolderStore(dir, async (names) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    heard.push(...names);
  });
  await store.commit(await store.snapshot(), new Map([['text/a.md', bytes]]), '');
  expect(heard).toEqual(['text/a.md']);
});
