import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDone, openWorkspace } from './workspace.ts';

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

test('a failed build leaves the previous site and nothing else', async () => {
  await put(join(out, 'index.html'), 'old');
  const workspace = await openWorkspace(out);
  await put(join(workspace.site, 'index.html'), 'half');
  await workspace.remove();
  expect(await readdir(root)).toEqual(['dist']);
  expect(await filesIn(out)).toEqual({ 'index.html': 'old' });
});

test('a site that cannot be renamed leaves the previous one', async () => {
  await put(join(out, 'index.html'), 'old');
  const workspace = await openWorkspace(out);
  await workspace.remove();
  expect(() => workspace.publish()).toThrow('ENOENT');
  expect(await filesIn(out)).toEqual({ 'index.html': 'old' });
});

test('a step that fails is reported once the others have ended, so that nothing is written after the workspace', async () => {
  let written = 0;
  const write = async () => {
    await put(join(out, 'a.jpg'), 'a');
    written++;
  };
  const fail = async () => {
    throw new Error('The picture “team.jpg” could not be made.');
  };
  await expect(allDone([write(), fail(), write()])).rejects.toThrow('team.jpg');
  expect(written).toBe(2);
});
