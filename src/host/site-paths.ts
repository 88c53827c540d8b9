import { HOST_FILES } from './host-files.ts';

/** The one spelling of a page's address: the front page, or names of lowercase letters, digits and hyphens. */
const PAGE_ADDRESS = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;
export const ERROR_PAGE = '404.html';
const NEVER_SERVED: readonly string[] = [...HOST_FILES, ERROR_PAGE];

/**
 * The address that a path means if there is a page there: without `index.html`, `.html` and slashes at the end, in
 * lowercase, with nothing percent-encoded. Always a path on this site, so it is safe to redirect to.
 */
export function pageAddress(pathname: string): string | undefined {
  const path = decode(pathname)
    .toLowerCase()
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/(?<=\/)index$/, '')
    .replace(/(?<=[^/])\/$/, '');
  return PAGE_ADDRESS.test(path) ? path : undefined;
}

/**
 * The file that a page is in, relative to the built site: `about.html` for `/about`. With `about/index.html`, hosts
 * would redirect to `/about/`.
 */
export const htmlFileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/** Where the HTML of a page may be, relative to the built site. The error page has no address. */
export function pageFiles(address: string): string[] {
  if (address === '/') return ['index.html'];
  const name = address.slice(1);
  return name === '404' ? [] : [`${name}.html`, `${name}/index.html`];
}

/**
 * The file that a path names, relative to the built site. None for a path that could lead elsewhere (up, to a hidden
 * file), nor for what only hosts read.
 */
export function filesFor(pathname: string): string[] {
  const path = decode(pathname);
  const segments = path.slice(1).split('/');
  const isHidden = segments.some(
    (name, index) => name.startsWith('.') && !(index === 0 && name === '.well-known'),
  );
  const isOdd = !path.startsWith('/') || /[\\:\0]|\/\//.test(path);
  const file = path.slice(1);
  return isHidden || isOdd || NEVER_SERVED.includes(file.toLowerCase()) ? [] : [file];
}

/** The path as it is meant; empty if its percent signs make no sense. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
