import { readFileSync, statSync } from 'node:fs';
import { type Files, listFiles } from './list-files.ts';

/** Where content comes from: a folder, or in tests a folder with some files changed in memory. */
export interface Store {
  dir: string;
  list(): Files;
  read(path: string): Buffer | Promise<Buffer>;
  /** A word that changes when the file does. */
  stamp(path: string): string;
}

/** The content of a folder on disk. */
export function folderStore(dir: string): Store {
  return {
    dir,
    list: () => listFiles(dir),
    read: (path) => readFileSync(path),
    stamp: (path) => {
      const { mtimeMs, size } = statSync(path);
      return `${mtimeMs} ${size}`;
    },
  };
}
