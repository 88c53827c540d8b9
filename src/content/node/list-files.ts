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
    const reason = notFileReason(entry, path, dir);
    if (reason) notFiles.push({ path, reason });
    else if (!entry.isDirectory()) return [path];
    return entry.isDirectory() ? filesIn(dir, `${path}/`, notFiles) : [];
  });
}

function notFileReason(entry: Dirent, path: string, dir: string): NotFile['reason'] | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isDirectory()) return /\.(ya?ml|md)$/i.test(path) || isPicture(path) ? 'folder' : undefined;
  if (!entry.isSymbolicLink()) return 'device';
  const place = join(dir, path);
  if (!existsSync(place)) return 'broken-link';
  if (realPlace(dir, place) === undefined) return 'link-outside';
  const target = statSync(place);
  return target.isFile() ? undefined : target.isDirectory() ? 'folder' : 'device';
}

function entries(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
