import { baseOf, endingOf } from './paths.ts';

/** The content files, by what they are; all paths are below the content folder. */
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
  notFiles: string[];
}

const guides = new Set(['README.md', 'REFERENCE.md']);
const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg', '.gif', '.tif', '.tiff']);
/** What visitors can open, by ending; the first bytes of files that have the same ones. */
const downloads: Record<string, string> = {
  ...{ pdf: '%PDF', zip: 'PK', docx: 'PK', xlsx: 'PK', pptx: 'PK', odt: 'PK', ods: 'PK', odp: 'PK' },
  ...{ doc: '', xls: '', ppt: '', csv: '', txt: '', ics: '', vcf: '', jpg: '', png: '' },
};

const downloadEnding = (path: string) => endingOf(path).slice(1).toLowerCase();
/** The endings of files that visitors can keep. */
export const downloadEndings = Object.keys(downloads);
/** How a file that visitors can keep begins, by its ending. */
export const signatureOf = (path: string) => downloads[downloadEnding(path)] ?? '';
/** What systems and editors put beside people's files. */
const notOurs = /~$|^~\$|^(thumbs\.db|desktop\.ini)$/i;

/** Whether a file is, by its name, a picture that a page can show. */
export const isPicture = (path: string) => pictures.has(endingOf(path).toLowerCase());

/** Sorts the files of a content folder by their names and folders. */
export function sortFiles(paths: readonly string[]): Files {
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
    if (notOurs.test(baseOf(path))) continue;
    const [folder = '', , deeper] = path.split('/', 3);
    const isNested = deeper !== undefined;
    if (path === 'site.yaml') files.site = path;
    else if (guides.has(folder)) continue;
    else if (folder === 'images' && isPicture(path)) files.images.push(path);
    else if (folder === 'files' && !isNested && downloadEndings.includes(downloadEnding(path)))
      files.downloads.push(path);
    else if (folder === 'pages' && !isNested && path.endsWith('.yaml')) files.pages.push(path);
    else if (folder === 'text' && !isNested && path.endsWith('.md')) files.texts.push(path);
    else files.others.push(path);
  }
  return files;
}
