import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasCode } from './host/has-code.ts';
import { WRITTEN_BY_BUILD } from './host/headers-file.ts';

/** The output folder cannot be used; the message says why and what to do instead. */
export class OutFolderError extends Error {
  override name = 'OutFolderError';
}

/**
 * Checks that a build may replace a folder: it does not exist, is empty, or was written by a build.
 * @param out the folder as given by the user
 * @returns its absolute path; that of the folder itself where `out` is a symbolic link
 * @throws OutFolderError for a file, and for a folder with files that no build has made
 */
export async function checkOutFolder(out: string): Promise<string> {
  const folder = await realpath(out).catch(() => resolve(out));
  const refuse = (reason: string): never => {
    throw new OutFolderError(
      `The site cannot be built into ${folder}: ${reason} Nothing was changed. Name another folder, such as OUT_DIR=dist.`,
    );
  };
  const found: string[] = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    return hasCode(error, 'ENOTDIR') ? refuse('that is a file.') : Promise.reject(error);
  });
  const headers = found.includes('_headers') ? await readFile(join(folder, '_headers'), 'utf8') : '';
  if (found.length > 0 && !headers.startsWith(WRITTEN_BY_BUILD)) {
    const some = found.sort().slice(0, 3).join(', ') + (found.length > 3 ? ', …' : '');
    refuse(
      `it holds files that no build has made (${some}). Move or delete them first if you want the site there.`,
    );
  }
  return folder;
}
