import type { ViteDevServer } from 'vite';
import { pageAssets, pageReferences } from '../build/page-assets.ts';
import { publishedPage } from '../build/published.ts';
import { ERROR_TITLE } from '../constants.ts';
import type { Page, Site } from '../content/index.ts';
import { contentUrl, type PageContent } from '../page/content.ts';
import { headTags } from '../page/head.ts';
import { htmlDocument } from '../page/html-document.ts';
import { jsonLd } from '../page/json-ld.ts';
import type { LiveContent } from './live-content.ts';
import type { PicturePreviews } from './picture-previews.ts';
import { styleElements } from './style-elements.ts';

/** The version of all pages in development. */
const DEV_VERSION = 'dev';

const SERVER = '/src/server.tsx';
type ServerModule = typeof import('../server.tsx');
type TextsModule = { default: ServerModule['texts'] };

/**
 * Renders the pages of the site from the current code and content.
 * @param head additional HTML for the head of each
 */
export function devPages(
  vite: ViteDevServer,
  live: LiveContent,
  pictures: PicturePreviews,
  frameCss: string,
  head: string,
) {
  /** A page with its assets. @throws Error when a picture, an icon or a text is missing */
  async function assemble(whole: Page, moreTexts: ServerModule['texts'] = {}): Promise<PageContent> {
    const page = publishedPage(whole);
    const { default: texts } = (await vite.ssrLoadModule('virtual:texts')) as TextsModule;
    const references = pageReferences(page, live.schemas);
    const data = await pictures.measure(references.pictures);
    return { version: DEV_VERSION, page, assets: pageAssets(references, data, { ...moreTexts, ...texts }) };
  }

  /** The content at an address. @throws the same errors as `assemble` */
  async function content(address: string): Promise<PageContent | undefined> {
    const page = live.pages.get(address);
    return page && assemble(page);
  }

  /** The HTML of a page, or the error page without content. */
  async function html(site: Site, page: PageContent | undefined): Promise<string> {
    const server = (await vite.ssrLoadModule(SERVER)) as ServerModule;
    const shell = {
      version: DEV_VERSION,
      css: frameCss,
      boot: { url: '/src/dev/dev-client.ts', integrity: '' },
    };
    const document = htmlDocument(site, shell, {
      head: headTags(site, page, ERROR_TITLE),
      jsonLd: jsonLd(site)(page?.page),
      body: server.renderPage(site, page),
      contentUrl: page && contentUrl(page.page.address),
    });
    const styles = await styleElements(vite, SERVER);
    return document.replace('<style>', () => `${head}${styles}<style>`);
  }

  return { assemble, content, html };
}
