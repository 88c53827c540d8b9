import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../has-code.ts';

/** Suffix of incomplete files. */
const INCOMPLETE = '.part';

/**
 * Creates a folder with mode 0700 and its parents, and flushes the directory entries to disk. Node's recursive `mkdir`
 * never returns where creating is impossible, as in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another request or process may have created it meanwhile.
    if (hasCode(error, 'EEXIST') && (await isFolder(folder))) return;
    throw error;
  }
  await syncFolder(parent);
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Writes a file with mode 0600 that exists either completely, even after a power failure, or not at all. */
export async function writeFileDurably(
  folder: string,
  name: string,
  content: Buffer | string,
): Promise<void> {
  await makeFolder(folder);
  const incomplete = join(folder, `${name}${INCOMPLETE}`);
  try {
    await using(await open(incomplete, 'wx', 0o600), async (file) => {
      await file.writeFile(content);
      await file.sync();
    });
    await rename(incomplete, join(folder, name));
  } catch (error) {
    // An existing file belongs to another process.
    if (!hasCode(error, 'EEXIST')) await rm(incomplete, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Flushes the directory entries of a folder to disk. Windows cannot open folders and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await using(await open(folder, 'r'), (handle) => handle.sync());
}

/** Names of the files in a folder; none when the folder does not exist. */
export async function fileNames(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Removes incomplete files of stopped writers: those older than `olderMs`. */
export async function removeIncomplete(folder: string, olderMs: number): Promise<void> {
  for (const name of (await fileNames(folder)).filter((name) => name.endsWith(INCOMPLETE))) {
    const path = join(folder, name);
    if (Date.now() - (await modified(path)) > olderMs) await rm(path, { force: true });
  }
}

async function modified(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return Date.now(); // Its writer has just renamed it.
    throw error;
  }
}

async function using(handle: FileHandle, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}
