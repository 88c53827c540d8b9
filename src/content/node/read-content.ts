import { createReader } from '../reader.ts';
import type { Content } from '../site-content.ts';
import { folderStore } from './folder-store.ts';
import { loadSchemas } from './load-schemas.ts';

/**
 * A reader that remembers: each call reads only the files that have changed since the last.
 * @param dir the content folder
 */
export const createContentReader = (dir: string): (() => Promise<Content>) =>
  createReader(folderStore(dir), loadSchemas);

/**
 * Reads and checks all content.
 * @param dir the content folder
 * @returns everything that could be read, and every problem of every file, in the order of files and lines
 * @throws when the folder cannot be read
 */
export const readContent = (dir: string): Promise<Content> => createContentReader(dir)();
