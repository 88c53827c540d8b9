import { join } from 'node:path';
import { pageAssets, pageReferences } from '../build/page-assets.ts';
import type { Page, Schemas } from '../content/index.ts';
import type { Assets } from '../context/assets.ts';
import type { PageContent } from '../page/content.ts';
import type { LivePictures } from './pictures.ts';

/** The version that everything in development has: nothing here is ever newer than the rest. */
export const DEV_VERSION = 'dev';

/**
 * Puts a page together with what its content names.
 * @throws when a picture, an icon or a text is missing; the page's problems say where
 */
export async function assemblePage(
  page: Page,
  schemas: Schemas,
  pictures: LivePictures,
  texts: Assets['texts'],
): Promise<PageContent> {
  const references = pageReferences(page, schemas);
  const data = await pictures.measure(references.pictures);
  return { version: DEV_VERSION, page, assets: pageAssets(references, data, texts) };
}

/** Where development keeps what it makes in a hurry. */
export const DEV_CACHE = join('node_modules', '.cache', 'dev');
