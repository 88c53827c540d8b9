import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { realPlace } from './real-place.ts';

/** The content files, by what they are; paths are absolute. */
export interface Files {
  site: string | undefined;
  pages: string[];
  texts: string[];
  images: string[];
  /** Files for visitors to keep. */
  downloads: string[];
  /** Files that nothing uses. */
  others: string[];
  /** What is neither a file nor a folder, or a folder with the name of a file. */
  notFiles: NotFile[];
}

export interface NotFile {
  path: string;
  reason: 'folder' | 'broken-link' | 'link-outside' | 'device';
}

const guides = new Set(['README.md', 'REFERENCE.md']);
const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg', '.gif', '.tif', '.tiff']);
/** What visitors can open, by ending; the first bytes of files that have the same ones. */
const downloads: Record<string, string> = {
  ...{ pdf: '%PDF', zip: 'PK', docx: 'PK', xlsx: 'PK', pptx: 'PK', odt: 'PK', ods: 'PK', odp: 'PK' },
  ...{ doc: '', xls: '', ppt: '', csv: '', txt: '', ics: '', vcf: '', jpg: '', png: '' },
};

const endingOf = (path: string) => extname(path).slice(1).toLowerCase();
/** The endings of files that visitors can keep. */
export const downloadEndings = Object.keys(downloads);
/** How a file that visitors can keep begins, by its ending. */
export const signatureOf = (path: string) => downloads[endingOf(path)] ?? '';
/** What systems and editors put beside people's files. */
const notOurs = /~$|^~\$|^(thumbs\.db|desktop\.ini)$/i;

/** Whether a file is, by its name, a picture that a page can show. */
export const isPicture = (path: string) => pictures.has(extname(path).toLowerCase());

/**
 * Lists a content folder, in the order of names. Hidden files are skipped.
 * @throws when there is no such folder
 */
export function listFiles(dir: string): Files {
  if (!existsSync(dir)) throw new Error(`There is no content folder “${dir}”.`);
  const notFiles: NotFile[] = [];
  return { ...sortFiles(dir, filesIn(dir, dir, notFiles)), notFiles };
}

/** Sorts the files of a content folder by their names and folders. */
export function sortFiles(dir: string, paths: string[]): Files {
  const files: Files = {
    site: undefined,
    pages: [],
    texts: [],
    images: [],
    downloads: [],
    others: [],
    notFiles: [],
  };
  for (const path of paths) {
    if (notOurs.test(basename(path))) continue;
    const [folder = '', name] = relative(dir, path).split(sep, 2);
    const isNested = name !== undefined && path !== join(dir, folder, name);
    if (folder === 'site.yaml' && name === undefined) files.site = path;
    else if (guides.has(folder)) continue;
    else if (folder === 'images' && isPicture(path)) files.images.push(path);
    else if (folder === 'files' && !isNested && downloadEndings.includes(endingOf(path)))
      files.downloads.push(path);
    else if (folder === 'pages' && !isNested && path.endsWith('.yaml')) files.pages.push(path);
    else if (folder === 'text' && !isNested && path.endsWith('.md')) files.texts.push(path);
    else files.others.push(path);
  }
  return files;
}

/** All files below a folder. Nothing else is opened: reading a device or a pipe may never end. */
function filesIn(dir: string, root: string, notFiles: NotFile[]): string[] {
  return entries(dir).flatMap((entry) => {
    const path = join(dir, entry.name);
    const reason = notFileReason(entry, path, root);
    if (reason) notFiles.push({ path, reason });
    else if (!entry.isDirectory()) return [path];
    return entry.isDirectory() ? filesIn(path, root, notFiles) : [];
  });
}

function notFileReason(entry: Dirent, path: string, root: string): NotFile['reason'] | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isDirectory()) return /\.(ya?ml|md)$/i.test(path) || isPicture(path) ? 'folder' : undefined;
  if (!entry.isSymbolicLink()) return 'device';
  if (!existsSync(path)) return 'broken-link';
  if (realPlace(root, path) === undefined) return 'link-outside';
  const target = statSync(path);
  return target.isFile() ? undefined : target.isDirectory() ? 'folder' : 'device';
}

function entries(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
