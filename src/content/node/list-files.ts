import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, isPicture, type NotFile, sortFiles } from '../files/sort-files.ts';
import { realPlace } from './real-place.ts';

/**
 * Lists a content folder, in the order of names. Hidden files are skipped.
 * @throws when there is no such folder
 */
export function listFiles(dir: string): Files {
  if (!existsSync(dir)) throw new Error(`There is no content folder “${dir}”.`);
  const notFiles: NotFile[] = [];
  return { ...sortFiles(filesIn(dir, '', notFiles)), notFiles };
}

/** All files below a folder. Nothing else is opened: reading a device or a pipe may never end. */
function filesIn(dir: string, folder: string, notFiles: NotFile[]): string[] {
  return entries(join(dir, folder)).flatMap((entry) => {
    const path = folder + entry.name;
    const kind = kindOf(entry, path, dir);
    if (kind === 'file') return [path];
    if (!entry.isDirectory() || isNamedLikeFile(path)) notFiles.push({ path, isFolder: kind === 'folder' });
    return entry.isDirectory() ? filesIn(dir, `${path}/`, notFiles) : [];
  });
}

const isNamedLikeFile = (path: string) => /\.(ya?ml|md)$/i.test(path) || isPicture(path);

/** What an entry is, links within the content followed; what links lead to elsewhere is neither a file nor a folder. */
function kindOf(entry: Dirent, path: string, dir: string): 'file' | 'folder' | undefined {
  const place = join(dir, path);
  const isLink = entry.isSymbolicLink();
  if (isLink && (!existsSync(place) || realPlace(dir, place) === undefined)) return undefined;
  const target = isLink ? statSync(place) : entry;
  return target.isFile() ? 'file' : target.isDirectory() ? 'folder' : undefined;
}

function entries(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
