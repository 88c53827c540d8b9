import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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

/** Lists a content folder, in the order of names; hidden files are not ours. */
export function listFiles(dir: string): Files {
  const files: Files = { site: undefined, pages: [], texts: [], images: [], others: [] };
  for (const entry of entries(dir)) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) sortFolder(entry.name, path, files);
    else if (entry.name === 'site.yaml') files.site = path;
    else if (!guides.has(entry.name)) files.others.push(path);
  }
  return files;
}

function sortFolder(folder: string, path: string, files: Files) {
  const wanted = { pages: ['.yaml', files.pages], text: ['.md', files.texts] } as const;
  for (const file of allFiles(path)) {
    const nested = relative(path, file).includes(sep);
    if (folder === 'images') files.images.push(file);
    else if (folder === 'pages' || folder === 'text') {
      const [ending, list] = wanted[folder];
      if (!nested && file.endsWith(ending)) list.push(file);
      else files.others.push(file);
    } else files.others.push(file);
  }
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
