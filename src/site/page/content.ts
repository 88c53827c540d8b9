import type { Page } from '../../content/index.ts';
import { percentDecoded } from '../../content/shared/percent-decoded.ts';
import type { Assets } from '../context/assets.ts';

/** A navigation that takes longer than this many milliseconds shows a progress bar. */
export const BUSY_AFTER_MS = 300;

/** If the content of a link has not loaded after this many milliseconds, the link loads the document instead. */
export const CONTENT_TIMEOUT_MS = 4000;

/** Everything that one address shows. */
export interface PageContent {
  /** The release and a hash of this content, as `<release>-<hash>`: a document and its content have the same. */
  version: string;
  page: Page;
  assets: Assets;
  /** Address of its picture for social networks. */
  socialPicture?: string;
}

/**
 * The canonical address of a page, as in links, for any path at which a host may serve it: decoded, in lower case, without
 * `index.html`, `.html` and extra slashes. `/` is the home page.
 * @param pathname path of a URL, without its query
 * @returns a path that starts with a single slash and is percent-encoded, so that it is safe in a `Location` header
 */
export function normalAddress(pathname: string): string {
  const path = (percentDecoded(pathname) ?? pathname)
    .toLowerCase()
    .replace(/(\/)index(\.html)?\/*$|\.html\/*$/, '$1');
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** The part of a version that all pages share; it changes with the app, the shell and the style sheets. */
export const releaseOf = (version: string): string => version.replace(/-.*/, '');

/** The folder of all contents. A folder with a page's name would come before the page at hosts without our headers. */
const CONTENT_FOLDER = '/_content/';

/** Address of a page's content as JSON: `/_content/about.json` for `/about`. */
export const contentUrl = (address: string) =>
  `${CONTENT_FOLDER}${address === '/' ? 'index' : address.slice(1)}.json`;
