import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { WRITTEN_BY_BUILD } from '../host/headers-file.ts';
import { isWorkspace } from './workspace.ts';

/** Folders of the project that no build may replace, together with everything in them. */
const SOURCES = [
  'src',
  'public',
  'scripts',
  'content',
  'tests',
  'node_modules',
  '.git',
  '.github',
  '.vscode',
  '.ci',
];

/** What an earlier version of this build left, before it marked its folders. */
const UNMARKED_BUILD = ['_headers', '404.html', 'index.html', 'page.json'];

/** The folder for the built site cannot be used; the message says why, and what to write instead. */
export class OutFolderError extends Error {
  override name = 'OutFolderError';
}

/**
 * Checks that a build may put its result in a folder: one that does not exist, is empty, or was made by a build.
 * @param out the folder as somebody named it
 * @param contentDir the folder of the content
 * @param root the project's folder
 * @returns its absolute path without symbolic links
 * @throws OutFolderError for the project itself, a folder that contains or lies in its sources, and a folder with
 *   files that no build has made
 */
export async function checkOutFolder(out: string, contentDir: string, root = '.'): Promise<string> {
  const folder = await realPath(resolve(root, out));
  const project = await realPath(resolve(root));
  const refuse = (reason: string): never => {
    throw new OutFolderError(
      `The site cannot be built into ${folder}: ${reason} Nothing was changed. Name another folder, such as OUT_DIR=dist.`,
    );
  };
  if (contains(folder, project)) refuse('this folder holds the project itself.');
  for (const source of [...SOURCES.map((name) => resolve(root, name)), resolve(root, contentDir)]) {
    const path = await realPath(source);
    if (path === folder) refuse('a build only reads it.');
    if (contains(path, folder)) refuse(`it lies in ${path}, which a build only reads.`);
    if (contains(folder, path)) refuse(`it holds ${path}, which a build only reads.`);
  }
  const found = await stat(folder).catch(() => undefined);
  if (found && !found.isDirectory()) refuse('that is a file.');
  const others = found ? await foreignFiles(folder) : [];
  if (others.length > 0)
    refuse(
      `it holds files that no build has made (${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''}). Move or delete them first if you want the site there.`,
    );
  return folder;
}

/** What lies in a folder, if it was not made by a build. */
async function foreignFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name !== 'lost+found' && !isWorkspace(name));
  if (UNMARKED_BUILD.every((name) => names.includes(name))) return [];
  const headers = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
  return headers.startsWith(WRITTEN_BY_BUILD) ? [] : names.sort();
}

/** Whether one path is the other or lies in it. */
function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A path without symbolic links, as far as it exists. */
async function realPath(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real) return real;
  return dirname(path) === path ? path : join(await realPath(dirname(path)), basename(path));
}
