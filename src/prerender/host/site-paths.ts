import { percentDecoded } from '../../content/shared/percent-decoded.ts';
import { HOST_FILES } from './host-files.ts';

/** A canonical page address: the front page, or segments of lowercase letters, digits, hyphens and, in old ones, underscores. */
const PAGE_ADDRESS = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
export const ERROR_PAGE = '404.html';
const NEVER_SERVED: readonly string[] = [...HOST_FILES, ERROR_PAGE];

/**
 * The canonical page address of a path: decoded, in lowercase, without a trailing `index.html`, `.html` or slash. Always a
 * path on this site, so it is safe to redirect to.
 */
export function pageAddress(pathname: string): string | undefined {
  const path = (percentDecoded(pathname) ?? '')
    .toLowerCase()
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/(?<=\/)index$/, '')
    .replace(/(?<=[^/])\/$/, '');
  return PAGE_ADDRESS.test(path) ? path : undefined;
}

/**
 * The file of a page, relative to the built site: `about.html` for `/about`. With `about/index.html`, hosts would redirect
 * to `/about/`.
 */
export const htmlFileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/**
 * The file at a path, relative to the built site. None for paths that leave the folder, hidden files and configuration
 * files of hosts.
 */
export function fileOf(pathname: string): string | undefined {
  const path = percentDecoded(pathname) ?? '';
  const segments = path.slice(1).split('/');
  const isHidden = segments.some(
    (name, index) => name.startsWith('.') && !(index === 0 && name === '.well-known'),
  );
  const isUnsafe = !path.startsWith('/') || /[\\:\0]|\/\//.test(path);
  const file = path.slice(1);
  return isHidden || isUnsafe || NEVER_SERVED.includes(file.toLowerCase()) ? undefined : file;
}
