import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Sixteen digits that change with any of the parts. */
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

/**
 * The folder of something that takes long to make, made once for its name, which must change with whatever
 * it is made of. A build that is stopped half way leaves nothing under that name: the folder is filled under
 * another and renamed when it is whole.
 */
export async function cachedFolder(
  cacheDir: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheDir, name);
  if (await exists(folder)) return folder;
  const draft = tempPath(folder);
  await mkdir(draft, { recursive: true });
  try {
    await make(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another build may have finished the same folder first.
    if (await exists(folder)) return folder;
    throw error;
  }
  return folder;
}

/** Copies a file without spending time or space where the file system can share it. */
export async function reflinkCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
}

let drafts = 0;

/** A name that no other work, in this process or in another, writes under. */
const tempPath = (path: string) => `${path}.${process.pid}-${drafts++}.draft`;

/** Writes a file so that a reader finds the old one or the new one, whole. */
export async function writeFileAtomic(path: string, data: string | Uint8Array): Promise<void> {
  const draft = tempPath(path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, data);
  await rename(draft, path);
}
