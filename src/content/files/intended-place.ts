import { basename, extname, join, relative, sep } from 'node:path';
import { nameDistance, sameName } from '../explain/nearest.ts';
import { type Files, isPicture, jpegElsewhere } from './list-files.ts';

/** A file that nothing uses, and where it most likely belongs. */
export interface MisplacedFile {
  path: string;
  kind: 'site' | 'page' | 'text' | 'picture' | 'unknown';
  /** Where it belongs, relative to the content folder. */
  belongs: string;
}

const folders = { site: '.', page: 'pages', text: 'text', picture: 'images', unknown: '.' } as const;
const endings = { site: '.yaml', page: '.yaml', text: '.md' } as const;
/** Endings of texts, one or several: Windows adds `.txt` to what it does not know. */
const written = /(\.(ya?ml|md|markdown|txt|json|html?))+$/i;
/** Names of the home page elsewhere. */
const front = /^(index|start|startpage|homepage|front|frontpage|main)$/i;

/** Finds out what a file that nothing uses was meant to be. */
export function placeOf(dir: string, path: string): MisplacedFile {
  const kind = kindOf(dir, path);
  if (kind === 'unknown' || kind === 'picture') {
    return { path, kind, belongs: join(folders[kind], basename(path).replace(jpegElsewhere, '.jpg')) };
  }
  const name = basename(path).replace(written, '');
  const better = kind === 'site' ? 'site' : tidyName(name) || kind;
  return { path, kind, belongs: join(folders[kind], better + endings[kind]) };
}

function kindOf(dir: string, path: string): MisplacedFile['kind'] {
  const [folder = '', ...inside] = relative(dir, path).split(sep);
  const name = basename(path);
  if (/^readme\b/i.test(name)) return 'unknown';
  const where = inside.length === 0 ? undefined : (contentFolder(folder) ?? folder);
  if (isPicture(path) || jpegElsewhere.test(path)) return 'picture';
  if (!written.test(name)) return 'unknown';
  // Also its copies: “site - Copy.yaml”, “site (1).yaml”.
  if (where === undefined && /^site(?![a-z])/i.test(name)) return 'site';
  if (/\.ya?ml(\.txt)?$/i.test(name)) return 'page';
  if (/\.(md|markdown)(\.txt)?$/i.test(name)) return 'text';
  return where === 'pages' ? 'page' : where === 'text' ? 'text' : 'unknown';
}

/** The folder that is meant by a similar name, such as `Images`, `page` or `texts`. */
export function contentFolder(name: string): 'pages' | 'text' | 'images' | undefined {
  const names = ['pages', 'text', 'images'] as const;
  const near = (one: string) => nameDistance(name, one) <= (one === 'text' ? 1 : 2);
  return names.find((one) => sameName(one, name)) ?? names.find(near);
}

/** A file name as addresses need it: lowercase letters, digits and single hyphens. */
export function tidyName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The page that is meant to be the home page, if none has the right name. */
export function misnamedHome({ pages }: Files): string | undefined {
  const name = (path: string) => basename(path, extname(path));
  if (pages.some((path) => name(path) === 'home')) return undefined;
  return pages.find((path) => front.test(name(path)) || tidyName(name(path)) === 'home');
}
