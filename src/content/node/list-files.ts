import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, isPicture, sortFiles } from '../files/sort-files.ts';
import { realPlace } from './paths.ts';

/**
 * Lists a content folder, in the order of names. Hidden files are skipped.
 * @throws when there is no such folder
 */
export function listFiles(dir: string): Files {
  if (!existsSync(dir)) throw new Error(`There is no content folder “${dir}”.`);
  const notFiles: string[] = [];
  return { ...sortFiles(filesIn(dir, '', notFiles)), notFiles };
}

/** All files below a folder. Nothing else is opened: reading a device or a pipe may never end. */
function filesIn(dir: string, folder: string, notFiles: string[]): string[] {
  return entries(join(dir, folder)).flatMap((entry) => {
    const path = folder + entry.name;
    if (isFile(entry, path, dir)) return [path];
    if (!entry.isDirectory() || isNamedLikeFile(path)) notFiles.push(path);
    return entry.isDirectory() ? filesIn(dir, `${path}/`, notFiles) : [];
  });
}

const isNamedLikeFile = (path: string) => /\.(ya?ml|md)$/i.test(path) || isPicture(path);

/** Whether an entry is a file, links within the content followed. */
function isFile(entry: Dirent, path: string, dir: string): boolean {
  const place = join(dir, path);
  if (!entry.isSymbolicLink()) return entry.isFile();
  return existsSync(place) && realPlace(dir, place) !== undefined && statSync(place).isFile();
}

function entries(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
