import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIfChanged } from './build-record.ts';

let root: string;
let builds: number;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-record-'));
  builds = 0;
  for (const folder of ['content/pages', 'src', 'dist']) await mkdir(join(root, folder), { recursive: true });
  await put('content/pages/home.yaml', 'title: Home');
});
afterEach(() => rm(root, { recursive: true }));

const put = (path: string, text: string) => writeFile(join(root, path), text);
const run = () =>
  buildIfChanged({
    root,
    dist: join(root, 'dist'),
    contentDir: 'content',
    build: async () => {
      builds++;
      await put('dist/_headers', String(builds));
      await utimes(join(root, 'dist/_headers'), builds, builds);
    },
  });

test('builds once, and again when content, code or packages change', async () => {
  expect([await run(), await run(), builds]).toEqual([true, false, 1]);
  for (const path of [
    'content/pages/home.yaml',
    'content/pages/new.yaml',
    'src/client.tsx',
    'package-lock.json',
  ]) {
    await put(path, 'changed');
    expect([path, await run(), await run()]).toEqual([path, true, false]);
  }
  await rm(join(root, 'content/pages/new.yaml'));
  expect(await run()).toBe(true);
});

test('ignores changes of tests', async () => {
  await run();
  await put('src/client.test.tsx', 'test');
  expect(await run()).toBe(false);
});

test('builds a site again that was deleted or built by another command', async () => {
  await run();
  await utimes(join(root, 'dist/_headers'), 9, 9);
  expect([await run(), await run()]).toEqual([true, false]);
  await rm(join(root, 'dist/_headers'));
  expect(await run()).toBe(true);
});

test('does not record a build that failed or whose inputs changed meanwhile', async () => {
  const options = { root, dist: join(root, 'dist'), contentDir: 'content' };
  await expect(buildIfChanged({ ...options, build: () => Promise.reject(new Error('no')) })).rejects.toThrow(
    'no',
  );
  expect(await buildIfChanged({ ...options, build: () => put('content/pages/home.yaml', 'later') })).toBe(
    true,
  );
  expect(await run()).toBe(true);
});

test('builds again when security.txt is about to expire', async () => {
  await run();
  const contact = async (days: number) => {
    await mkdir(join(root, 'dist/.well-known'), { recursive: true });
    const expires = new Date(Date.now() + (days + 0.5) * 86_400_000).toISOString();
    await put('dist/.well-known/security.txt', `Expires: ${expires}`);
  };
  await contact(30);
  expect(await run()).toBe(false);
  await contact(29);
  expect(await run()).toBe(true);
});
