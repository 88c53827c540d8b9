import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WRITTEN_BY_BUILD } from './host/headers-file.ts';
import { checkOutFolder } from './out-folder.ts';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'out-folder-')));
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text = 'precious'): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
const check = (out: string) => checkOutFolder(join(root, out));

test('a build refuses a file, the project, its sources and any folder with files that no build has made', async () => {
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) await put(`photos/${name}`);
  await expect(check('photos')).rejects.toThrow('(a.txt, b.txt, c.txt, …)');
  await expect(check('photos/a.txt')).rejects.toThrow('is a file');
  await put('other-site/_headers', '/*\n  X-Frame-Options: DENY\n');
  await expect(check('other-site')).rejects.toThrow('no build has made');
  for (const folder of ['.', '..', 'src', 'content', 'node_modules'])
    await expect(checkOutFolder(folder)).rejects.toThrow('no build has made');
  expect(await readdir(join(root, 'photos'))).toHaveLength(4);
});

test('a build accepts a folder that does not exist, is empty or was made by a build, also behind a link', async () => {
  expect(await check('a/b/c')).toBe(join(root, 'a/b/c'));
  await mkdir(join(root, 'empty'));
  expect(await check('empty')).toBe(join(root, 'empty'));
  await put('dist/_headers', `${WRITTEN_BY_BUILD}\n`);
  await put('dist/about.html');
  expect(await check('dist')).toBe(join(root, 'dist'));
  await symlink(join(root, 'dist'), join(root, 'link'));
  expect(await check('link')).toBe(join(root, 'dist'));
});
