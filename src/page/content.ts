import type { Page } from '../content/index.ts';
import type { Assets } from '../context/assets.ts';

/** Everything that one address shows: the contents of its `page.json`. */
export interface PageContent {
  /** The build of the site that wrote it. */
  version: string;
  page: Page;
  assets: Assets;
  /** Address of its picture for social media. */
  socialCard?: string;
}

/**
 * The one address of a page, as links write it, for any path by which a host may serve the same page: decoded, in lower
 * case, without `index.html`, `.html` and needless slashes. `/` is the front page.
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

/** Anyone may write an address: one that is not encoded correctly stays as it is. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Address of the content of a page. */
export const contentUrl = (address: string) => `${address === '/' ? '' : address}/page.json`;
