import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '../content/index.ts';
import type { ShownSite } from '../site/context/site-context.ts';
import { contentUrl, type PageContent } from '../site/page/content.ts';
import { headTags } from '../site/page/head.ts';
import { htmlDocument, type Shell } from '../site/page/html-document.ts';
import { type Faqs, jsonLd } from '../site/page/json-ld.ts';
import { fingerprint } from './cache.ts';
import type { Renderer } from './compile.ts';
import { htmlFileOf } from './host/site-paths.ts';
import { type MadeAssets, type PageReferences, pageAssets } from './page-assets.ts';
import { pageStyles, type StyleSheets } from './style-sheets.ts';

/** A page as visitors see it. */
export interface ShownPage extends Page {
  references: PageReferences;
}

/** What the pages of a build share. */
export interface Common {
  out: string;
  site: ShownSite;
  shell: Shell;
  faqs: Faqs;
  styles: StyleSheets;
  renderer: Renderer;
  assets: Omit<MadeAssets, 'texts'>;
}

/**
 * Writes the documents of all pages and of the error page, the pages' contents for navigation, and the late style sheets.
 * @param socialPictures their addresses, in the order of the pages
 * @returns the style sheets of sections that the documents inline
 */
export async function writePages(
  pages: readonly ShownPage[],
  socialPictures: readonly (string | undefined)[],
  { out, site, shell, faqs, styles, renderer, assets }: Common,
): Promise<Set<string>> {
  const dataOf = jsonLd(site, faqs);
  const inlined = new Set<string>();
  const write = async (file: string, content: PageContent | undefined) => {
    const { early, late } = pageStyles(styles, content?.page.sections);
    for (const sheet of early) inlined.add(sheet);
    const html = htmlDocument(site, shell, {
      head: headTags(site, content),
      jsonLd: dataOf(content?.page),
      body: renderer.renderPage(site, content),
      sectionCss: early,
      lateStyles: late.url,
      version: content?.version,
      contentUrl: content && contentUrl(content.page.address),
    });
    await writeFile(join(out, late.url), late.css);
    await writeFile(join(out, file), html);
  };
  await write('404.html', undefined);
  for (const [index, { references, ...page }] of pages.entries()) {
    const { formerly, ...shown } = page; // Only hosts need old addresses.
    const socialPicture = socialPictures[index];
    const parts: Omit<PageContent, 'version'> = {
      page: shown,
      assets: pageAssets(references, { ...assets, texts: renderer.texts }),
      ...(socialPicture && { socialPicture }),
    };
    const version = `${shell.release}-${fingerprint(JSON.stringify(parts)).slice(0, 8)}`;
    const content = { version, ...parts };
    await write(htmlFileOf(page.address), content);
    const file = join(out, contentUrl(page.address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
  return inlined;
}
