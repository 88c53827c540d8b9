import { randomUUID } from 'node:crypto';
import { link, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { realPlace } from '../../../content/node/index.ts';
import { hasCode } from '../../../prerender/host/has-code.ts';
import { StoreError } from '../content-store.ts';

/** A file to be written. */
export interface Replacement {
  path: string;
  /** Its new bytes; `undefined` for no file. */
  after: Uint8Array | undefined;
  /** Reads it. @throws StoreError `stale` where it is not what the new bytes were made from */
  before(): Promise<Uint8Array | undefined>;
}

/**
 * Writes all files or none, each atomically, and keeps their modes. All bytes are on disk before the first name changes;
 * should a later name fail, the earlier ones get their old bytes back. A killed process may leave hidden files
 * (`.*.tmp`), which are no content, and which Git ignores.
 * @param dir the folder that all are in
 * @throws StoreError `stale` when one of them is not as it was read, `read-only` where one is a link out of the folder;
 *   nothing is written then
 */
export async function replaceFiles(dir: string, replacements: readonly Replacement[]): Promise<void> {
  const files = replacements.map((one) => {
    const path = placeOf(dir, one);
    return { ...one, path, temporary: temporaryPath(path) };
  });
  const done: { path: string; before: Uint8Array | undefined }[] = [];
  try {
    for (const { path, temporary, after } of files)
      if (after) await writeFile(temporary, after, { mode: await modeOf(path), flag: 'wx', flush: true });
    const befores = await Promise.all(files.map((file) => file.before()));
    for (const [at, { path, temporary, after }] of files.entries()) {
      const before = befores[at];
      if (!after) await rm(path);
      else if (before) await rename(temporary, path);
      else await putInPlace(temporary, path);
      done.push({ path, before });
    }
  } catch (error) {
    for (const { path, before } of done.reverse()) await putBack(path, before);
    throw error;
  } finally {
    await Promise.all(files.map(({ temporary }) => rm(temporary, { force: true })));
  }
}

/** A link within the content stays one: the file that it leads to is replaced. Only deleting is about the link itself. */
function placeOf(dir: string, { path, after }: Replacement): string {
  const place = realPlace(dir, after ? path : dirname(path));
  if (place === undefined)
    throw new StoreError('read-only', `“${basename(path)}” is a link to another place.`);
  return after ? place : join(place, basename(path));
}

/** Hidden files are no content. In the same folder, because renaming works only within one file system. */
const temporaryPath = (path: string) => join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);

/** Gives a new file its name. A link fails where another file has got it meanwhile, which renaming would replace. */
async function putInPlace(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new StoreError('stale', undefined, { cause: error });
    // Not every file system knows links.
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EXDEV')) throw error;
    await rename(temporary, path);
  }
}

async function putBack(path: string, before: Uint8Array | undefined): Promise<void> {
  if (!before) return rm(path, { force: true });
  const temporary = temporaryPath(path);
  await writeFile(temporary, before, { mode: await modeOf(path), flag: 'wx' });
  await rename(temporary, path);
}

const modeOf = async (path: string) => (await unlessGone(stat(path)))?.mode ?? 0o644;

/** What reading a file gives; undefined where there is none. */
export async function unlessGone<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}
