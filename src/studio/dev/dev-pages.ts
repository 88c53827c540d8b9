import type { ViteDevServer } from 'vite';
import type { Page, Site } from '../../content/index.ts';
import { noticeOf } from '../../prerender/notice.ts';
import { faqsOf, filesOn, pageAssets, pageReferences } from '../../prerender/page-assets.ts';
import { publishedPage } from '../../prerender/published.ts';
import { contentUrl, type PageContent } from '../../site/page/content.ts';
import { headTags } from '../../site/page/head.ts';
import { htmlDocument } from '../../site/page/html-document.ts';
import { jsonLd } from '../../site/page/json-ld.ts';
import type { DevAssets } from './dev-assets.ts';
import type { LiveContent } from './live-content.ts';
import { styleElements } from './style-elements.ts';

/** The version of all pages in development. */
const DEV_VERSION = 'dev';

const SERVER = '/src/site/server.tsx';
type ServerModule = typeof import('../../site/server.tsx');
type TextsModule = { default: ServerModule['texts'] };

/** Renders the pages of the site from the current code and content. */
export function devPages(
  vite: ViteDevServer,
  live: LiveContent,
  { pictures, files, css }: Pick<DevAssets, 'pictures' | 'files' | 'css'>,
) {
  /** A page with its assets. @throws MissingAsset, PictureError */
  async function assemble(page: Page, moreTexts: ServerModule['texts'] = {}): Promise<PageContent> {
    const { default: texts } = (await vite.ssrLoadModule('virtual:texts')) as TextsModule;
    const references = pageReferences(page, live.schemas);
    const made = {
      pictures: await pictures.measure(references.pictures),
      files: await files.measure(filesOn(references, live.texts), live.site?.language),
      texts: { ...moreTexts, ...texts },
    };
    return { version: DEV_VERSION, page, assets: pageAssets(references, made) };
  }

  /** The content at an address. @throws the same errors as `assemble` */
  async function content(address: string): Promise<PageContent | undefined> {
    const page = live.pages.get(address);
    return page && assemble(publishedPage(page));
  }

  /** The HTML of a page, or the error page without content. */
  async function html(site: Site, page: PageContent | undefined): Promise<string> {
    const server = (await vite.ssrLoadModule(SERVER)) as ServerModule;
    const shell = {
      release: DEV_VERSION,
      css,
      boot: { url: '/src/studio/dev/dev-client.ts' },
      ...noticeOf(site, new Date()),
    };
    const document = htmlDocument(site, shell, {
      head: headTags(site, page),
      jsonLd: jsonLd(site, faqsOf(live.schemas))(page?.page),
      body: server.renderPage(site, page),
      contentUrl: page && contentUrl(page.page.address),
    });
    const styles = await styleElements(vite, SERVER);
    return document.replace('<style>', () => `${styles}<style>`);
  }

  return { assemble, content, html };
}
