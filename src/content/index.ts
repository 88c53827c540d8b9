import type { Content } from './model.ts';
import { createReader } from './reader.ts';
import { folderStore } from './store.ts';

export type { Content, Page, Section, Text } from './model.ts';
export { contentDir } from './paths.ts';
export type { Problem } from './problem.ts';
export type { Site } from './site-schema.ts';

/**
 * Reads and checks all content.
 * @param dir the content folder
 * @returns everything that could be read, and every problem of every file, in the order of files and lines
 * @throws when the folder cannot be read
 */
export const readContent = (dir: string): Promise<Content> => createContentReader(dir)();

/**
 * A reader that remembers: each call reads only the files that have changed since the last.
 * @param dir the content folder
 */
export const createContentReader = (dir: string): (() => Promise<Content>) => createReader(folderStore(dir));
