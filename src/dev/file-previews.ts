import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileData } from '../build/download-files.ts';
import { publicName } from '../build/public-name.ts';
import type { FileData } from '../context/assets.ts';

const SECTIONS = 'src/sections';

/** Files for visitors, as the pages of the development server offer them. */
export interface FilePreviews {
  /** The data of files by name; a missing one has none. */
  measure(names: Iterable<string>, language?: string): Promise<Map<string, FileData>>;
  /** The file at an address; undefined if there is none. */
  read(pathname: string): Promise<Buffer | undefined>;
}

/**
 * Offers the files of a folder, and those of the examples in the gallery.
 * @param filesDir the folder of the originals
 */
export function filePreviews(filesDir: string): FilePreviews {
  const folders = () =>
    [filesDir, ...readdirSync(SECTIONS).map((type) => join(SECTIONS, type, 'files'))].filter(existsSync);
  return {
    async measure(names, language = 'en') {
      const measured = new Map<string, FileData>();
      for (const name of names) {
        const folder = folders().find((one) => existsSync(join(one, name)));
        if (folder !== undefined) measured.set(name, await fileData(folder, name, language));
      }
      return measured;
    },
    async read(pathname) {
      if (!pathname.startsWith('/files/')) return undefined;
      for (const folder of folders())
        for (const name of readdirSync(folder)) {
          if (publicName(name) !== basename(pathname)) continue;
          const { url } = await fileData(folder, name, 'en');
          if (url === pathname) return readFile(join(folder, name));
        }
      return undefined;
    },
  };
}
