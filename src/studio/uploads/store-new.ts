import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { realPlace } from '../../content/node/index.ts';
import { hasCode } from '../../prerender/host/has-code.ts';
import { RequestError } from '../server/request.ts';

/**
 * Writes a new file atomically into a folder of the content, under the first of the names that nobody else takes in the
 * same moment.
 * @param choose a name that is not among those that exist
 * @returns the name
 */
export async function storeNew(
  dir: string,
  name: 'files' | 'images' | 'text',
  bytes: Buffer,
  choose: (taken: ReadonlySet<string>) => string,
): Promise<string> {
  const folder = join(dir, name);
  await mkdir(folder, { recursive: true });
  if (!realPlace(dir, folder))
    throw new RequestError(409, `The folder “${name}” is a link to another place.`);
  // Hidden files are no content.
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true });
    const taken = new Set(await readdir(folder));
    for (;;) {
      const file = choose(taken);
      if (await putInPlace(temporary, join(folder, file))) return file;
      taken.add(file);
    }
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Gives a file its name, unless a file has it. A link fails then, where renaming would replace that file. */
async function putInPlace(temporary: string, path: string): Promise<boolean> {
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // Not every file system knows links.
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EXDEV')) throw error;
    await rename(temporary, path);
    return true;
  }
}
