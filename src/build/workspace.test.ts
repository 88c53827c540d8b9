import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace, replaceInside } from './workspace.ts';

let root: string;
let out: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'workspace-'));
  out = join(root, 'dist');
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Every file of a folder with its text. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.sort().map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')]),
    ),
  );
}

/** No process has this number: it is above what systems give out. */
const UNUSED_PID = 2 ** 30;

test('publishing replaces the whole previous site', async () => {
  await put(join(out, 'gone/page.json'), 'old');
  await put(join(out, 'index.html'), 'old');
  const workspace = await openWorkspace(out);
  await put(join(workspace.site, 'index.html'), 'new');
  expect(await filesIn(out)).toEqual({ 'gone/page.json': 'old', 'index.html': 'old' });
  await workspace.publish();
  await workspace.remove();
  expect(await filesIn(root)).toEqual({ 'dist/index.html': 'new' });
});

test('a failed build leaves the previous site and nothing else', async () => {
  await put(join(out, 'index.html'), 'old');
  const workspace = await openWorkspace(out);
  await put(join(workspace.site, 'index.html'), 'half');
  await workspace.remove();
  expect(await readdir(root)).toEqual(['dist']);
  expect(await filesIn(out)).toEqual({ 'index.html': 'old' });
});

test('simultaneous builds both finish; the last one stays', async () => {
  const workspaces = [await openWorkspace(out), await openWorkspace(out)];
  for (const [index, { site }] of workspaces.entries()) await put(join(site, 'index.html'), String(index));
  for (const { publish } of workspaces) await publish();
  for (const { remove } of workspaces) await remove();
  expect(await filesIn(root)).toEqual({ 'dist/index.html': '1' });
});

test('the next build removes leftovers of killed builds and restores a site that one had moved away', async () => {
  await put(join(`${out}.${UNUSED_PID}-0.build`, 'site/index.html'), 'half');
  await put(join(`${out}.${UNUSED_PID}-1.build`, 'before/index.html'), 'old');
  await put(join(root, `other.${UNUSED_PID}-0.build/site/index.html`), 'for another folder');
  await (await openWorkspace(out)).remove();
  expect(await filesIn(root)).toEqual({
    'dist/index.html': 'old',
    [`other.${UNUSED_PID}-0.build/site/index.html`]: 'for another folder',
  });
  await put(join(out, `.${UNUSED_PID}-0.build/site/index.html`), 'half');
  await (await openWorkspace(out)).remove();
  expect(await readdir(out)).toEqual(['index.html']);
});

test('the contents of a folder that cannot be renamed are replaced', async () => {
  await put(join(out, 'index.html'), 'old');
  await put(join(out, 'gone.html'), 'old');
  await put(join(out, 'about/page.json'), 'old');
  await put(join(out, 'turned'), 'a file before, a folder now');
  const inside = join(out, `.${process.pid}-99.build`);
  await put(join(inside, 'site/index.html'), 'new');
  await put(join(inside, 'site/about/page.json'), 'new');
  await put(join(inside, 'site/turned/page.json'), 'new');
  await replaceInside(out, inside);
  await rm(inside, { recursive: true });
  expect(await filesIn(out)).toEqual({
    'about/page.json': 'new',
    'index.html': 'new',
    'turned/page.json': 'new',
  });
});

test('files to keep stay, the same files are not written again, and all others are replaced or removed', async () => {
  for (const name of ['_headers', 'kept.html', 'same.html', 'old.html', 'gone/page.json'])
    await put(join(out, name), 'old');
  const { ino } = await stat(join(out, 'same.html'));
  const workspace = await openWorkspace(out);
  await put(join(workspace.site, '_headers'), 'old');
  await put(join(workspace.site, 'same.html'), 'old');
  await put(join(workspace.site, 'old.html'), 'new');
  const stamp = (await stat(join(out, '_headers'))).ino;
  await workspace.publish(new Set(['kept.html']));
  await workspace.remove();
  expect(await filesIn(root)).toEqual({
    'dist/_headers': 'old',
    'dist/kept.html': 'old',
    'dist/old.html': 'new',
    'dist/same.html': 'old',
  });
  expect(await readdir(out)).not.toContain('gone');
  expect((await stat(join(out, 'same.html'))).ino).toBe(ino);
  // Servers notice a new site by this file.
  expect((await stat(join(out, '_headers'))).ino).not.toBe(stamp);
});

test('after an error in the middle everything is as it was', async () => {
  for (const name of ['_headers', 'a.css', 'kept.html', 'gone.html']) await put(join(out, name), 'old');
  await put(join(out, 'turned'), 'a file before, a folder now');
  const before = await filesIn(out);
  const workspace = await openWorkspace(out);
  for (const name of ['_headers', 'a.css', 'new.html', 'turned/page.json'])
    await put(join(workspace.site, name), 'new');
  // It cannot be moved away, because its place is taken.
  await put(join(dirname(workspace.site), 'before/gone.html/taken'), '');
  await expect(workspace.publish(new Set(['kept.html']))).rejects.toThrow();
  await workspace.remove();
  expect(await filesIn(out)).toEqual(before);
});
