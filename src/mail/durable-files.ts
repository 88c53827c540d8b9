import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../has-code.ts';

/** Ending of a file that is still being written. */
const UNFINISHED = '.part';

/**
 * Makes a folder that only its owner can open, with the folders above it, and flushes their names to disk.
 * Node's own recursive `mkdir` never returns where nothing can be made, as in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another request or process may have been faster.
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

/** Writes a file, for its owner only, that is either there whole, even after a power cut, or not at all. */
export async function writeFileDurably(
  folder: string,
  name: string,
  content: Buffer | string,
): Promise<void> {
  await makeFolder(folder);
  const unfinished = join(folder, `${name}${UNFINISHED}`);
  try {
    await using(await open(unfinished, 'wx', 0o600), async (file) => {
      await file.writeFile(content);
      await file.sync();
    });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    // What is there under this name already belongs to another process.
    if (!hasCode(error, 'EEXIST')) await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Flushes the names in a folder to disk. Windows cannot open a folder and does not need it. */
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

/** Removes files whose writer is gone: unfinished ones older than some milliseconds. */
export async function removeUnfinished(folder: string, olderMs: number): Promise<void> {
  for (const name of (await fileNames(folder)).filter((name) => name.endsWith(UNFINISHED))) {
    const path = join(folder, name);
    if (Date.now() - (await modified(path)) > olderMs) await rm(path, { force: true });
  }
}

async function modified(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return Date.now(); // Its writer has just finished it.
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
