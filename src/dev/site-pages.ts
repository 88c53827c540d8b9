import type { ViteDevServer } from 'vite';
import { ERROR_TITLE } from '../constants.ts';
import type { Page, Site } from '../content/index.ts';
import { contentUrl, type PageContent } from '../page/content.ts';
import { headTags } from '../page/head.ts';
import { htmlDocument } from '../page/html-document.ts';
import { jsonLd } from '../page/json-ld.ts';
import type { LiveContent } from './live-content.ts';
import { assemblePage, DEV_VERSION } from './page-content.ts';
import type { LivePictures } from './pictures.ts';
import { styleElements } from './styles.ts';

const SERVER = '/src/server.tsx';
type ServerModule = typeof import('../server.tsx');
type TextsModule = { default: ServerModule['texts'] };

/**
 * Makes the documents of the site as the code and the content are now.
 * @param head more HTML for the head of each
 */
export function sitePages(
  vite: ViteDevServer,
  live: LiveContent,
  pictures: LivePictures,
  fontCss: string,
  head: string,
) {
  /** A page with what it names. @throws when a picture, an icon or a text is missing */
  async function assemble(page: Page, moreTexts: ServerModule['texts'] = {}): Promise<PageContent> {
    const { default: texts } = (await vite.ssrLoadModule('virtual:texts')) as TextsModule;
    return assemblePage(page, live.schemas, pictures, { ...moreTexts, ...texts });
  }

  /** What an address shows. @throws as `assemble` does */
  async function content(address: string): Promise<PageContent | undefined> {
    const page = live.pages.get(address);
    return page && assemble(page);
  }

  /** The document of a content, or the error screen of an address that does not exist. */
  async function html(site: Site, shown: PageContent | undefined): Promise<string> {
    const server = (await vite.ssrLoadModule(SERVER)) as ServerModule;
    const shell = { version: DEV_VERSION, css: fontCss, boot: { url: '/src/dev/entry.ts', integrity: '' } };
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
