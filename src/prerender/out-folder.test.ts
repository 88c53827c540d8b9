import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WRITTEN_BY_BUILD } from './host/headers-file.ts';
import { checkOutFolder } from './out-folder.ts';

let outside: string;
let root: string;
beforeEach(async () => {
  outside = await realpath(await mkdtemp(join(tmpdir(), 'out-folder-')));
  root = join(outside, 'project');
  await put('project/src/client.tsx');
  await put('project/content/site.yaml');
  await put('project/package.json');
});
afterEach(() => rm(outside, { recursive: true }));

async function put(path: string, text = 'precious'): Promise<void> {
  await mkdir(dirname(join(outside, path)), { recursive: true });
  await writeFile(join(outside, path), text);
}
const check = (out: string, contentDir = 'content') => checkOutFolder(out, contentDir, root);

describe('a build refuses', () => {
  test.each([
    ['.', 'holds the project'],
    ['..', 'holds the project'],
    ['/', 'holds the project'],
    ['src', 'only reads it'],
    ['src/pages', 'lies in'],
    ['public', 'only reads it'],
    ['scripts', 'only reads it'],
    ['content', 'only reads it'],
    ['content/images', 'lies in'],
    ['tests/site', 'lies in'],
    ['node_modules', 'only reads it'],
    ['.git', 'only reads it'],
    ['package.json', 'is a file'],
  ])('%s', async (out, reason) => {
    await expect(check(out)).rejects.toThrow(reason);
    expect(await readdir(join(root, 'content'))).toEqual(['site.yaml']);
  });

  test('a content folder elsewhere, what is in it and what it is in', async () => {
    await put('words/pages/home.yaml');
    await expect(check('../words/site', '../words')).rejects.toThrow('lies in');
    await expect(check('../words', '../words/pages')).rejects.toThrow('it holds');
  });

  test('its sources under another name', async () => {
    await symlink(join(root, 'content'), join(root, 'site'));
    await expect(check('site')).rejects.toThrow('only reads it');
    await expect(check('site/new')).rejects.toThrow('lies in');
  });

  test('a folder with files that no build has made', async () => {
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) await put(`project/photos/${name}`);
    await expect(check('photos')).rejects.toThrow('(a.txt, b.txt, c.txt, …)');
    await put('project/other-site/_headers', '/*\n  X-Frame-Options: DENY\n');
    await put('project/other-site/404.html');
    await expect(check('other-site')).rejects.toThrow('no build has made');
  });
});

describe('a build accepts', () => {
  test('a folder that does not exist', async () => {
    expect(await check('dist')).toBe(join(root, 'dist'));
    expect(await check('../a/b/c')).toBe(join(outside, 'a/b/c'));
    expect(await check('srcs')).toBe(join(root, 'srcs'));
  });

  test('an empty folder', async () => {
    await mkdir(join(root, 'dist'), { recursive: true });
    expect(await check('dist')).toBe(join(root, 'dist'));
  });

  test('a folder that a build has made', async () => {
    await put('project/dist/_headers', `${WRITTEN_BY_BUILD}\n`);
    await put('project/dist/about.html');
    expect(await check('dist')).toBe(join(root, 'dist'));
  });

  test('what a symbolic link points at', async () => {
    await mkdir(join(outside, 'disk'));
    await symlink(join(outside, 'disk'), join(root, 'dist'));
    expect(await check('dist')).toBe(join(outside, 'disk'));
  });
});
