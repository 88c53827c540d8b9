import { basename, extname, join, relative, sep } from 'node:path';
import { nameDistance, sameName } from '../explain/nearest.ts';
import { type Files, isPicture } from './files.ts';

/** What a file in the wrong place, or with the wrong name, was most likely meant to be. */
export interface Stray {
  path: string;
  kind: 'site' | 'page' | 'text' | 'picture' | 'unknown';
  /** Where it belongs, relative to the content folder. */
  belongs: string;
}

const folders = { site: '.', page: 'pages', text: 'text', picture: 'images', unknown: '.' } as const;
const endings = { site: '.yaml', page: '.yaml', text: '.md' } as const;
/** Endings of texts, one or several: Windows adds `.txt` to what it does not know. */
const written = /(\.(ya?ml|md|markdown|txt|json|html?))+$/i;
/** Names under which the front page is looked for elsewhere. */
const front = /^(index|start|startpage|homepage|front|frontpage|main)$/i;

/** Tells what a file that nobody reads was meant to be. */
export function strayOf(dir: string, path: string): Stray {
  const kind = kindOf(dir, path);
  if (kind === 'unknown' || kind === 'picture') {
    return { path, kind, belongs: join(folders[kind], basename(path)) };
  }
  const name = basename(path).replace(written, '');
  const better = kind === 'site' ? 'site' : tidyName(name) || kind;
  return { path, kind, belongs: join(folders[kind], better + endings[kind]) };
}

function kindOf(dir: string, path: string): Stray['kind'] {
  const [folder = '', ...inside] = relative(dir, path).split(sep);
  const name = basename(path);
  if (/^readme\b/i.test(name)) return 'unknown';
  const where = inside.length === 0 ? undefined : (contentFolder(folder) ?? folder);
  if (isPicture(path)) return 'picture';
  if (!written.test(name)) return 'unknown';
  if (where === undefined && name.replace(written, '').toLowerCase() === 'site') return 'site';
  if (/\.ya?ml(\.txt)?$/i.test(name)) return 'page';
  if (/\.(md|markdown)(\.txt)?$/i.test(name)) return 'text';
  return where === 'pages' ? 'page' : where === 'text' ? 'text' : 'unknown';
}

/** The folder that was meant by the name of another, such as `Images`, `page` or `texts`. */
export function contentFolder(name: string): 'pages' | 'text' | 'images' | undefined {
  const names = ['pages', 'text', 'images'] as const;
  const near = (one: string) => nameDistance(name, one) <= (one === 'text' ? 1 : 2);
  return names.find((one) => sameName(one, name)) ?? names.find(near);
}

/** A file name as addresses want it: small letters, digits and single hyphens. */
export function tidyName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The page that was meant to be the front page, where none has the right name. */
export function misnamedHome({ pages }: Files): string | undefined {
  const name = (path: string) => basename(path, extname(path));
  if (pages.some((path) => name(path) === 'home')) return undefined;
  return pages.find((path) => front.test(name(path)) || tidyName(name(path)) === 'home');
}
