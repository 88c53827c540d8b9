import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, createReader, type Files } from '../../src/content/index.ts';
import { contentFolder, loadSchemas } from '../../src/content/node/index.ts';
import { overlayStore } from './overlay-store.ts';

/** A content folder with some of its files changed in memory. */
export interface Changeable {
  files: Files;
  /** The text of a file as it is on disk. */
  text(path: string): string;
  /** Reads the folder with these files in place of, or beside, those on disk; `undefined` removes a file. */
  read(changes?: Record<string, string | Uint8Array | undefined>): Promise<Content>;
}

/** Opens a content folder for tests, which read it from disk once. */
export function openFolder(dir: string): Changeable {
  const base = contentFolder(dir);
  const files = base.list();
  const store = overlayStore({ ...base, list: () => files, stamp: () => 'disk' });
  const read = createReader(store, loadSchemas);
  const bytesOf = (text: string | Uint8Array | undefined) =>
    typeof text === 'string' ? Buffer.from(text) : text;
  return {
    files,
    text: (path) => readFileSync(join(dir, path), 'utf8'),
    read: (given = {}) => {
      store.lay(new Map(Object.entries(given).map(([path, text]) => [path, bytesOf(text)])));
      return read();
    },
  };
}
