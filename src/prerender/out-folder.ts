import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { WRITTEN_BY_BUILD } from './host/headers-file.ts';

/** Folders of the project that a build must never replace. */
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

/** The output folder cannot be used; the message says why and what to do instead. */
export class OutFolderError extends Error {
  override name = 'OutFolderError';
}

/**
 * Checks that a build may replace a folder: it does not exist, is empty, or was written by a build.
 * @param out the folder as given by the user
 * @param contentDir the folder of the content
 * @param root the project's folder
 * @returns its absolute path without symbolic links
 * @throws OutFolderError for the project itself, a folder that contains or is inside its sources, and a folder with
 *   files that were not written by a build
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

/** The files in a folder that was not written by a build. */
async function foreignFiles(folder: string): Promise<string[]> {
  const headers = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
  return headers.startsWith(WRITTEN_BY_BUILD) ? [] : (await readdir(folder)).sort();
}

/** Whether a path is a folder or inside it. */
function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A path with the symbolic links of its existing part resolved. */
async function realPath(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real) return real;
  return dirname(path) === path ? path : join(await realPath(dirname(path)), basename(path));
}
