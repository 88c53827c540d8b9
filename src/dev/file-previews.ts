import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileData } from '../build/download-files.ts';
import type { FileData } from '../context/assets.ts';

const SECTIONS = 'src/sections';

/** Files for visitors, as the pages of the development server offer them. */
export interface FilePreviews {
  /** The data of files by name. @throws Error when one is missing */
  measure(names: Iterable<string>): Promise<Map<string, FileData>>;
  /** The file at an address; undefined if no page has offered it. */
  read(pathname: string): Promise<Buffer | undefined>;
}

/**
 * Offers the files of a folder, and those of the examples in the gallery.
 * @param filesDir the folder of the originals
 */
export function filePreviews(filesDir: string): FilePreviews {
  const offered = new Map<string, string>();
  const folderOf = (name: string) =>
    [filesDir, ...readdirSync(SECTIONS).map((type) => join(SECTIONS, type, 'files'))].find((folder) =>
      existsSync(join(folder, name)),
    ) ?? filesDir;
  return {
    async measure(names) {
      const measured = new Map<string, FileData>();
      for (const name of names) {
        const folder = folderOf(name);
        const data = await fileData(folder, name);
        offered.set(data.url, join(folder, name));
        measured.set(name, data);
      }
      return measured;
    },
    async read(pathname) {
      const path = offered.get(pathname);
      return path === undefined ? undefined : readFile(path);
    },
  };
}
