import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../has-code.ts';
import { cleanFileName } from './file-name.ts';
import { preparePicture } from './prepare-picture.ts';

/** A picture as sections name it. */
export interface StoredPicture {
  /** Its name in `content/images`. */
  file: string;
  width: number;
  height: number;
}

/**
 * Prepares a picture and stores it in `content/images` under a clean name of its own.
 * @param name the name that the file had
 * @throws PictureRefused with a sentence for the person
 */
export async function storePicture(contentDir: string, name: string, bytes: Buffer): Promise<StoredPicture> {
  const { bytes: prepared, ending, width, height } = await preparePicture(bytes);
  const folder = join(contentDir, 'images');
  const file = await storeFile(folder, prepared, (taken) => cleanFileName(name, taken, ending));
  return { file, width, height };
}

/** Writes a new file atomically, under the first of the names that nobody else takes in the same moment. */
async function storeFile(
  folder: string,
  bytes: Buffer,
  choose: (taken: ReadonlySet<string>) => string,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  // Hidden files are no content.
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true });
    const taken = new Set(await readdir(folder));
    for (;;) {
      const name = choose(taken);
      if (await putInPlace(temporary, join(folder, name))) return name;
      taken.add(name);
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
