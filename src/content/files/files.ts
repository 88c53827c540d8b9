import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';

/** The content files, by what they are; paths are absolute. */
export interface Files {
  site: string | undefined;
  pages: string[];
  texts: string[];
  images: string[];
  /** Files that nobody reads. */
  others: string[];
}

const guides = new Set(['README.md', 'REFERENCE.md']);
const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg', '.gif', '.tif', '.tiff']);
/** What systems and editors put beside the files of people. */
const notOurs = /~$|^~\$|^(thumbs\.db|desktop\.ini)$/i;

/** Whether a file is, by its name, a picture that a page can show. */
export const isPicture = (path: string) => pictures.has(extname(path).toLowerCase());

/**
 * Lists a content folder, in the order of names; hidden files are not ours.
 * @throws when there is no such folder
 */
export function listFiles(dir: string): Files {
  if (!existsSync(dir)) throw new Error(`There is no content folder “${dir}”.`);
  return sortFiles(dir, allFiles(dir));
}

/** Tells by their names and places what the files of a content folder are. */
export function sortFiles(dir: string, paths: string[]): Files {
  const files: Files = { site: undefined, pages: [], texts: [], images: [], others: [] };
  for (const path of paths) {
    if (notOurs.test(basename(path))) continue;
    const [folder = '', name] = relative(dir, path).split(sep, 2);
    const isNested = name !== undefined && path !== join(dir, folder, name);
    if (folder === 'site.yaml') files.site = path;
    else if (guides.has(folder)) continue;
    else if (folder === 'images' && isPicture(path)) files.images.push(path);
    else if (folder === 'pages' && !isNested && path.endsWith('.yaml')) files.pages.push(path);
    else if (folder === 'text' && !isNested && path.endsWith('.md')) files.texts.push(path);
    else files.others.push(path);
  }
  return files;
}

function allFiles(dir: string): string[] {
  return entries(dir).flatMap((entry) => {
    const path = join(dir, entry.name);
    return entry.isDirectory() ? allFiles(path) : [path];
  });
}

function entries(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
