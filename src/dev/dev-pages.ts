import type { ViteDevServer } from 'vite';
import { pageAssets, pageReferences } from '../build/page-assets.ts';
import { ERROR_TITLE } from '../constants.ts';
import type { Page, Site } from '../content/index.ts';
import { contentUrl, type PageContent } from '../page/content.ts';
import { headTags } from '../page/head.ts';
import { htmlDocument } from '../page/html-document.ts';
import { jsonLd } from '../page/json-ld.ts';
import type { LiveContent } from './live-content.ts';
import type { PicturePreviews } from './picture-previews.ts';
import { styleElements } from './style-elements.ts';

/** The version that everything in development has: nothing here is ever newer than the rest. */
const DEV_VERSION = 'dev';

const SERVER = '/src/server.tsx';
type ServerModule = typeof import('../server.tsx');
type TextsModule = { default: ServerModule['texts'] };

/**
 * Makes the documents of the site as the code and the content are now.
 * @param head more HTML for the head of each
 */
export function devPages(
  vite: ViteDevServer,
  live: LiveContent,
  pictures: PicturePreviews,
  fontCss: string,
  head: string,
) {
  /** A page with what it names. @throws when a picture, an icon or a text is missing */
  async function assemble(page: Page, moreTexts: ServerModule['texts'] = {}): Promise<PageContent> {
    const { default: texts } = (await vite.ssrLoadModule('virtual:texts')) as TextsModule;
    const references = pageReferences(page, live.schemas);
    const data = await pictures.measure(references.pictures);
    return { version: DEV_VERSION, page, assets: pageAssets(references, data, { ...moreTexts, ...texts }) };
  }

  /** What an address shows. @throws as `assemble` does */
  async function content(address: string): Promise<PageContent | undefined> {
    const page = live.pages.get(address);
    return page && assemble(page);
  }

  /** The document of a content, or the error screen of an address that does not exist. */
  async function html(site: Site, shown: PageContent | undefined): Promise<string> {
    const server = (await vite.ssrLoadModule(SERVER)) as ServerModule;
    const shell = {
      version: DEV_VERSION,
      css: fontCss,
      boot: { url: '/src/dev/dev-client.ts', integrity: '' },
    };
    const document = htmlDocument(site, shell, {
      head: headTags(site, shown, ERROR_TITLE),
      jsonLd: jsonLd(site)(shown?.page),
      body: server.renderPage(site, shown),
      contentUrl: shown && contentUrl(shown.page.address),
    });
    const styles = await styleElements(vite, SERVER);
    return document.replace('<style>', () => `${head}${styles}<style>`);
  }

  return { assemble, content, html };
}
