import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERROR_TITLE } from '../constants.ts';
import type { Page, Site } from '../content/index.ts';
import type { PageContent } from '../page/content.ts';
import { htmlDocument, type Shell } from '../page/document.ts';
import { headTags } from '../page/head.ts';
import { jsonLd } from '../page/json-ld.ts';
import type { PictureData } from '../ui/places.ts';
import { type PageReferences, pageAssets } from './page-assets.ts';

export interface PrerenderInput {
  out: string;
  site: Site;
  shell: Shell;
  server: Pick<typeof import('../server.tsx'), 'renderPage' | 'texts'>;
  pages: Page[];
  references: ReadonlyMap<Page, PageReferences>;
  pictures: ReadonlyMap<string, PictureData>;
  /** Addresses of the pictures for social media, in the order of the pages. */
  cards: string[];
}

/** Writes every page as `index.html` with its content as `page.json` beside it, and the error screen as 404.html. */
export async function writePages({
  out,
  site,
  shell,
  server,
  pages,
  ...made
}: PrerenderInput): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const references = made.references.get(page) ?? { pictures: [], icons: [], texts: [] };
    const socialCard = made.cards[index];
    const content: PageContent = {
      version: shell.version,
      page,
      assets: pageAssets(references, made.pictures, server.texts),
      ...(socialCard && { socialCard }),
    };
    const html = htmlDocument(site, shell, {
      head: headTags(site, content, ERROR_TITLE),
      jsonLd: jsonLd(site, page),
      body: server.renderPage(site, content),
    });
    const folder = join(out, page.address);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), html);
    await writeFile(join(folder, 'page.json'), JSON.stringify(content));
  }
  const missing = htmlDocument(site, shell, {
    head: headTags(site, undefined, ERROR_TITLE),
    jsonLd: jsonLd(site, undefined),
    body: server.renderPage(site, undefined),
    missing: true,
  });
  await writeFile(join(out, '404.html'), missing);
}
