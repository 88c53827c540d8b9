import type { Page } from '../content/index.ts';
import type { Assets } from './assets.ts';

/** Everything that one address shows, as it lies in its `page.json`. */
export interface PageContent {
  /** Which build of the site made it. */
  version: string;
  page: Page;
  assets: Assets;
  /** Address of its picture for social media. */
  socialCard?: string;
}

/** Address of a page as links write it: no slash at the end, `/` for the front page. */
export const normalAddress = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '') || '/';

/** Where the content of an address lies. */
export const contentUrl = (address: string) => `${address === '/' ? '' : address}/page.json`;
