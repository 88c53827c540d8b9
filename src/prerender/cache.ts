import { createHash } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { access, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hasCode } from './host/has-code.ts';

/** The folder of what builds keep for the next one. It is outside of node_modules, which npm empties. */
export const CACHE = '.cache';

/** A hash of all parts, as 16 hexadecimal digits. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The cache; where it cannot be written, a folder that goes with this process. */
export async function cacheRoot(folder = CACHE): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return folder;
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
    const temporary = await mkdtemp(join(tmpdir(), 'website-cache-'));
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
    return temporary;
  }
}

/**
 * Returns a folder of the cache, and fills it first if it does not exist. The folder gets its name only when it is
 * complete, so an interrupted build leaves no partial result.
 * @param name has to change with everything that the result depends on
 */
export async function cachedFolder(
  cacheDir: string,
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheDir, name);
  if (await exists(folder)) return folder;
  const temporary = tempPath(folder);
  await mkdir(temporary, { recursive: true });
  try {
    await fill(temporary);
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another build may have finished the same folder first.
    if (await exists(folder)) return folder;
    throw error;
  }
  return folder;
}

/** Copies a file; where the file system supports it, both share their data until one changes. */
export async function reflinkCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
}

let tempPaths = 0;

/** A path beside another that no other call and no other process uses. */
const tempPath = (path: string) => `${path}.${process.pid}-${tempPaths++}.draft`;
