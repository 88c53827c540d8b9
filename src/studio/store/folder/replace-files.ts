import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { realPlace } from '../../../content/node/index.ts';
import { hasCode } from '../../../prerender/host/has-code.ts';

/** A file to be written: its bytes as they were read, and as they shall be; `undefined` for no file. */
export interface Replacement {
  path: string;
  before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** A file is no longer as it was read. */
export class ChangedMeanwhile extends Error {
  constructor(readonly path: string) {
    super(`${path} has changed since it was read.`);
  }
}

/**
 * Writes all files or none, each atomically, and keeps their modes. All bytes are on disk before the first name changes;
 * should a later name fail, the earlier ones get their old bytes back.
 * @param dir the folder that all are in; a link out of it is an error
 * @throws ChangedMeanwhile when one of them is not as it was read; nothing is written then
 */
export async function replaceFiles(dir: string, replacements: readonly Replacement[]): Promise<void> {
  const files = replacements.map((one) => ({ ...one, path: placeOf(dir, one) }));
  const temporaries = files.map(({ path }) => temporaryPath(path));
  const done: Replacement[] = [];
  try {
    for (const [at, { path, after }] of files.entries())
      if (after)
        await writeFile(temporaries[at] as string, after, {
          mode: await modeOf(path),
          flag: 'wx',
          flush: true,
        });
    for (const { path, before } of files)
      if (!isSame(before, await bytesOf(path))) throw new ChangedMeanwhile(path);
    for (const [at, file] of files.entries()) {
      if (!file.after) await rm(file.path);
      else if (file.before) await rename(temporaries[at] as string, file.path);
      else await putInPlace(temporaries[at] as string, file.path);
      done.push(file);
    }
  } catch (error) {
    for (const { path, before } of done.reverse()) await putBack(path, before);
    throw error;
  } finally {
    await Promise.all(temporaries.map((path) => rm(path, { force: true })));
  }
}

/** A link within the content stays one: the file that it leads to is replaced. Only deleting is about the link itself. */
function placeOf(dir: string, { path, after }: Replacement): string {
  const place = realPlace(dir, after ? path : dirname(path));
  if (place === undefined) throw new Error(`${path} leads out of ${dir}.`);
  return after ? place : join(place, basename(path));
}

/** Hidden files are no content. In the same folder, because renaming works only within one file system. */
const temporaryPath = (path: string) => join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
const temporaryName = /^\..+\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;

/** Younger temporary files may belong to a process that is writing them. */
const LEFT_MS = 60_000;

/** Removes temporary files that a killed process has left in a folder. */
export async function removeLeftovers(dir: string): Promise<void> {
  for (const name of await readdir(dir, { recursive: true })) {
    if (!temporaryName.test(basename(name))) continue;
    const path = join(dir, name);
    if (Date.now() - (await stat(path)).mtimeMs >= LEFT_MS) await rm(path);
  }
}

/** Gives a new file its name. A link fails where another file has got it meanwhile, which renaming would replace. */
async function putInPlace(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new ChangedMeanwhile(path);
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

async function modeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).mode;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0o644;
    throw error;
  }
}

async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined) =>
  one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;
