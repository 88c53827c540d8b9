import type { ViteDevServer } from 'vite';
import type { Page, Site } from '../../content/index.ts';
import { noticeOf } from '../../prerender/notice.ts';
import { faqsOf, filesOn, pageAssets, pageReferences } from '../../prerender/page-assets.ts';
import { publishedPage } from '../../prerender/published.ts';
import { contentUrl, type PageContent } from '../../site/page/content.ts';
import { headTags } from '../../site/page/head.ts';
import { htmlDocument } from '../../site/page/html-document.ts';
import { jsonLd } from '../../site/page/json-ld.ts';
import { measurePictures } from './dev-assets.ts';
import { type LiveContent, measureFiles } from './live-content.ts';
import { styleElements } from './style-elements.ts';

const SERVER = '/src/site/server.tsx';
type ServerModule = typeof import('../../site/server.tsx');
type TextsModule = { default: ServerModule['texts'] };

export type DevPages = ReturnType<typeof devPages>;

/** Renders the pages of the site from the current code and content. @param css the style that all pages share */
export function devPages(vite: ViteDevServer, live: LiveContent, css: string) {
  /** A page with its assets. @throws MissingAsset */
  async function assemble(page: Page, moreTexts: ServerModule['texts'] = {}): Promise<PageContent> {
    const { version, schemas } = live;
    const { default: texts } = (await vite.ssrLoadModule('virtual:texts')) as TextsModule;
    const references = pageReferences(page, schemas);
    const made = {
      pictures: measurePictures(references.pictures, live),
      files: await measureFiles(filesOn(references, live.texts), live.downloads, live.site?.language),
      texts: { ...moreTexts, ...texts },
    };
    return { version, page, assets: pageAssets(references, made) };
  }

  /** The content at an address. @throws MissingAsset */
  async function content(address: string): Promise<PageContent | undefined> {
    const page = live.pages.get(address);
    return page && assemble(publishedPage(page));
  }

  /** The HTML of a page, or the error page without content. */
  async function html(site: Site, page: PageContent | undefined): Promise<string> {
    const { version: release } = page ?? live;
    const server = (await vite.ssrLoadModule(SERVER)) as ServerModule;
    const boot = { url: '/src/studio/dev/dev-client.ts' };
    const document = htmlDocument(
      site,
      { release, css, boot, ...noticeOf(site, new Date()) },
      {
        head: headTags(site, page),
        jsonLd: jsonLd(site, faqsOf(live.schemas))(page?.page),
        body: server.renderPage(site, page),
        contentUrl: page && contentUrl(page.page.address),
      },
    );
    const styles = await styleElements(vite, SERVER);
    return document.replace('<style>', () => `${styles}<style>`);
  }

  return { assemble, content, html };
}
