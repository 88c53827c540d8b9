import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { downloadName } from '../../content/index.ts';
import { listFiles } from '../../content/node/index.ts';
import { fileData } from '../../prerender/download-files.ts';
import { publicName } from '../../prerender/public-name.ts';
import type { FileData } from '../../site/context/assets.ts';

const SECTIONS = 'src/site/sections';

/** Files for visitors, as the pages of the development server offer them. */
export interface FilePreviews {
  /** The data of files by name; a missing one has none. */
  measure(names: Iterable<string>, language?: string): Promise<Map<string, FileData>>;
  /** The file at an address; undefined if there is none. */
  read(pathname: string): Promise<Buffer | undefined>;
}

/** Offers the files of a content folder, and those of the examples in the gallery. */
export function filePreviews(dir: string): FilePreviews {
  const examples = readdirSync(SECTIONS)
    .map((type) => join(SECTIONS, type, 'files'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const paths = () => [...listFiles(dir).downloads.map((path) => join(dir, path)), ...examples];
  const dataOf = (path: string, language: string) => fileData(dirname(path), basename(path), language);
  return {
    async measure(names, language = 'en') {
      const measured = new Map<string, FileData>();
      for (const name of names) {
        const path = paths().find((one) => downloadName(basename(one)) === name);
        if (path !== undefined) measured.set(name, await dataOf(path, language));
      }
      return measured;
    },
    async read(pathname) {
      if (!pathname.startsWith('/files/')) return undefined;
      for (const path of paths())
        if (publicName(basename(path)) === basename(pathname) && (await dataOf(path, 'en')).url === pathname)
          return readFile(path);
      return undefined;
    },
  };
}
