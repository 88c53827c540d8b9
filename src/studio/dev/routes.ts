import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { oldAddresses } from '../../prerender/host/old-addresses.ts';
import { pageAddress } from '../../prerender/host/site-paths.ts';
import type { MailStandIn } from '../../prerender/mail/stand-in.ts';
import { MissingAsset } from '../../prerender/page-assets.ts';
import { normalAddress } from '../../site/page/content.ts';
import type { ServerRoute } from '../server/guard.ts';
import { RequestError } from '../server/request.ts';
import { readAsset } from './dev-assets.ts';
import { devPages } from './dev-pages.ts';
import { galleryPages } from './gallery/gallery.ts';
import type { LiveContent } from './live-content.ts';
import { plainDocument } from './plain-document.ts';
import { problemsBody } from './problems/problems.ts';

const PAGE_JSON = /^\/_content(\/.*)\.json$/;
const HTML = 'text/html; charset=utf-8';
/** More than the mail service takes, which says in the form's own words that a message is too long. */
const MAX_FORM = 20_000_000;

/**
 * Everything that the development server answers: pages, their assets, the mail service, the editor, and the code that
 * Vite serves.
 * @param css the style that all pages share
 * @param editor the routes of the visual editor and of repairs
 * @param mail takes the messages of the form
 */
export function devRoutes(
  vite: ViteDevServer,
  live: LiveContent,
  css: string,
  editor: readonly ServerRoute[],
  mail: MailStandIn,
): ServerRoute[] {
  const pages = devPages(vite, live, css);
  const gallery = galleryPages(vite, live, css, pages);

  const code = (request: IncomingMessage, response: ServerResponse) =>
    vite.middlewares(request, response, () => response.writeHead(404).end());

  const routes: ServerRoute[] = [
    ...editor,
    {
      example: '/ajax/hello@cedarline.example',
      claims: (pathname) => /^\/(?:ajax\/)?[^/@]+@[^/]+$/.test(pathname),
      access: 'data',
      method: 'POST',
      limit: MAX_FORM,
      handle(request, response) {
        if (!live.site) throw new RequestError(503, 'Correct the mistakes in site.yaml first.');
        return mail.handle(live.site, request, response);
      },
    },
    {
      example: '/__open-in-editor?file=none',
      claims: (pathname) => pathname === '/__open-in-editor',
      access: 'machine',
      handle: code,
    },
    {
      example: '/src/site/client.tsx',
      claims: (pathname) => /^\/(?:@|src\/|node_modules\/)/.test(pathname),
      access: 'data',
      handle: code,
    },
    {
      example: '/_content/about.json',
      claims: (pathname) => PAGE_JSON.test(pathname),
      access: 'data',
      handle: (_, response, pathname) => sendContent(pathname.replace(PAGE_JSON, '$1'), response),
    },
    {
      example: '/favicon.svg',
      claims: (pathname) => /\.(?!html$)\w+$/i.test(pathname),
      access: 'data',
      handle: (_, response, pathname) => sendFile(pathname, response),
    },
    {
      example: '/about',
      claims: () => true,
      access: 'document',
      async handle(request, response, pathname) {
        const address = addressOf(pathname);
        const [, search = ''] = /^[^?]*(.*)$/s.exec(request.url ?? '') ?? [];
        if (address === pathname) return sendPage(address, request, response);
        response.writeHead(308, { Location: `${address}${search}` }).end();
      },
    },
  ];

  async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
    const file = await readAsset(pathname, live);
    if (!file) throw new RequestError(404, 'There is no such file.');
    // The readers of browsers do not open in a sandbox, and run nothing of the site.
    if (file.type === 'application/pdf') response.removeHeader('Content-Security-Policy');
    send(response, 200, file.type, file.body);
  }

  /** The address of the page at a path, or of the one that was there once; the path itself if there is no such page. */
  function addressOf(pathname: string): string {
    if (/^\/_(?:gallery|edit)\//.test(pathname)) return normalAddress(pathname);
    const address = pageAddress(pathname);
    const isPage = address !== undefined && (live.pages.has(address) || live.broken.has(address));
    if (isPage) return address;
    return (address && oldAddresses(live.pages.values()).get(address)) ?? pathname;
  }

  async function sendContent(path: string, response: ServerResponse): Promise<void> {
    const address = normalAddress(path);
    const content = live.site && (await pages.content(address));
    if (content) send(response, 200, 'application/json', JSON.stringify(content));
    else throw new RequestError(404, 'There is no such page.');
  }

  async function sendPage(
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { site, broken } = live;
    if (!site || (broken.has(address) && !live.pages.has(address))) return sendProblems(response);
    // The form posts to this server instead of the mail service in the content.
    const local = {
      ...site,
      mailService: { ...site.mailService, address: `http://${request.headers.host}` },
    };
    try {
      const own = await gallery(address, local);
      if (own) return send(response, 200, HTML, own);
      const content = await pages.content(address);
      send(response, content ? 200 : 404, HTML, await pages.html(local, content));
    } catch (error) {
      // Content problems explain more than the resulting exception.
      const isOfContent = error instanceof MissingAsset || broken.has(address);
      if (!isOfContent || !live.problems.some(({ severity }) => severity === 'error')) throw error;
      sendProblems(response);
    }
  }

  function sendProblems(response: ServerResponse): void {
    const { version, problems } = live;
    const body = problemsBody(problems);
    send(response, 500, HTML, plainDocument({ title: 'Mistakes in the content', version, body }));
  }

  return routes;
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
}
