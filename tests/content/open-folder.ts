import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, createReader, type Files, listFiles, sortFiles } from '../../src/content/index.ts';

/** A content folder with some of its files changed in memory. */
export interface Changeable {
  dir: string;
  files: Files;
  /** The text of a file as it is on disk. */
  text(path: string): string;
  /** Reads the folder with these files in place of, or beside, those on disk; `undefined` removes a file. */
  read(changes?: Record<string, string | Uint8Array | undefined>): Promise<Content>;
}

/** Opens a content folder for tests; paths in `changes` are relative to it. */
export function openFolder(dir: string): Changeable {
  let changes = new Map<string, Uint8Array | undefined>();
  let round = 0;
  const files = listFiles(dir);
  const disk = new Map<string, Buffer>();
  const bytes = (path: string) => {
    const known = disk.get(path) ?? readFileSync(path);
    disk.set(path, known);
    return known;
  };
  const onDisk = [
    ...(files.site ? [files.site] : []),
    ...files.pages,
    ...files.texts,
    ...files.images,
    ...files.others,
  ];
  const present = (path: string) => !(changes.has(path) && changes.get(path) === undefined);
  const read = createReader({
    dir,
    list: () => sortFiles(dir, [...new Set([...onDisk, ...changes.keys()])].filter(present).sort()),
    read: async (path) => Buffer.from(changes.get(path) ?? bytes(path)),
    stamp: (path) => (changes.has(path) ? `changed ${round}` : 'disk'),
  });
  return {
    dir,
    files,
    text: (path) => bytes(path).toString('utf8'),
    read: (given = {}) => {
      round++;
      changes = new Map(
        Object.entries(given).map(([path, text]) => [
          join(dir, path),
          typeof text === 'string' ? Buffer.from(text) : text,
        ]),
      );
      return read();
    },
  };
}
