import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cachedFolder, fingerprint } from '../../prerender/cache.ts';

/** Where the code of the visual editor is served, in a folder named by its hash. */
export const CODE_PATH = '/_edit-code/';

/**
 * The address of the folder with the code of the visual editor, compiled unless it is already: hundreds of modules would
 * take a browser many times as long.
 * @param siteDir the folder whose files are served
 */
export async function editorCode(siteDir: string): Promise<string> {
  const hash = fingerprint(await readFile('package-lock.json'), ...(await sourceStamps()));
  const all = join(siteDir, CODE_PATH);
  await cachedFolder(all, hash, async (folder) => {
    await compile(folder);
    for (const name of await readdir(all))
      if (name !== hash && !name.includes('.')) await rm(join(all, name), { recursive: true });
  });
  return CODE_PATH + hash;
}

/** Names, sizes and times of all source files. */
async function sourceStamps(): Promise<string[]> {
  const entries = await readdir('src', { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths.sort().map(async (path) => {
      const { size, mtimeMs } = await stat(path);
      return `${path} ${size} ${mtimeMs}`;
    }),
  );
}

/** In a subprocess, because the bundler has to run in production mode, and this process does not. */
async function compile(folder: string): Promise<void> {
  const child = fork('scripts/run.js', ['--dev', 'compile-editor', resolve(folder)]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The editor could not be compiled; the error is above.');
}
