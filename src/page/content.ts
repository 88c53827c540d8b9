import type { Page } from '../content/index.ts';
import type { Assets } from '../context/assets.ts';

/** Everything that one address shows: its `page.json`. */
export interface PageContent {
  /** The release and a hash of this content, as `<release>-<hash>`: a document and its content have the same. */
  version: string;
  page: Page;
  assets: Assets;
  /** Address of its social card. */
  socialCard?: string;
}

/**
 * The canonical address of a page, as in links, for any path at which a host may serve it: decoded, in lower case, without
 * `index.html`, `.html` and extra slashes. `/` is the home page.
 * @param pathname path of a URL, without its query
 * @returns a path that starts with a single slash and is percent-encoded, so that it is safe in a `Location` header
 */
export function normalAddress(pathname: string): string {
  const path = decode(pathname)
    .toLowerCase()
    .replace(/(?<=\/)index(\.html)?\/*$|\.html\/*$/, '');
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** Keeps an address that is not encoded correctly: anyone may type one. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The part of a version that all pages share; it changes with the app, the frame and the style sheets. */
export const releaseOf = (version: string): string => version.replace(/-.*/, '');

/** Address of a page's `page.json`. */
export const contentUrl = (address: string) => `${address === '/' ? '' : address}/page.json`;
