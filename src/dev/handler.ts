import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Diagnostic, shownPath } from '../content/index.ts';
import { normalAddress } from '../page/content.ts';
import { errorDocument } from './error-document.ts';
import { galleryPages } from './gallery/pages.ts';
import type { LiveContent } from './live-content.ts';
import { liveMail } from './live-mail.ts';
import { viewProblems } from './problems/view.ts';
import type { DevOptions } from './server.ts';
import { siteFiles } from './site-files.ts';
import { sitePages } from './site-pages.ts';

const PAGE_JSON = /\/page\.json$/;
const HTML = 'text/html; charset=utf-8';
type ProblemsModule = typeof import('./problems/document.ts');

/** Answers requests: pages, what belongs to them, the mail service, and everything that Vite serves. */
export async function devHandler(
  vite: ViteDevServer,
  live: LiveContent,
  options: DevOptions,
): Promise<{ handle: RequestListener; close(): Promise<void> }> {
  const files = await siteFiles(live);
  const pages = sitePages(vite, live, files.pictures, files.fontCss);
  const gallery = galleryPages(vite, files.fontCss, pages.assemble);
  const mail = liveMail(options);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (live.site && mail.claims(request)) return mail.handle(live.site, request, response);
    const file = await files.read(pathname);
    if (file) return send(response, 200, file.type, file.body);
    if (PAGE_JSON.test(pathname)) return sendContent(pathname.replace(PAGE_JSON, '/'), response);
    vite.middlewares(request, response, () => {
      const plain = normalAddress(pathname);
      if (plain !== pathname) response.writeHead(308, { Location: `${plain}${search}` }).end();
      else attempt(sendPage(plain, request, response), response);
    });
  }

  async function sendContent(path: string, response: ServerResponse): Promise<void> {
    const address = normalAddress(path);
    const content = live.site && (await pages.content(address));
    if (content) send(response, 200, 'application/json', JSON.stringify(content));
    else send(response, 404, 'text/plain', 'There is no such page.');
  }

  async function sendPage(
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { site, broken } = live;
    if (!site || (broken.has(address) && !live.pages.has(address))) return sendProblems(response);
    // Messages go to this server in place of the service that the content names.
    const local = {
      ...site,
      mailService: { ...site.mailService, address: `http://${request.headers.host}` },
    };
    const sections = await gallery(address, local, live.schemas);
    if (sections) return send(response, 200, HTML, sections);
    try {
      const content = await pages.content(address);
      send(response, content ? 200 : 404, HTML, await pages.html(local, content));
    } catch (error) {
      // What is wrong in its file, or with a picture, says more than what came of it.
      if (!broken.has(address) && !live.problems.some(isOfPicture)) throw error;
      await sendProblems(response);
    }
  }

  const imagesDir = `${shownPath(join(live.dir, 'images'))}/`;
  const isOfPicture = ({ severity, file }: Diagnostic) => severity === 'error' && file.startsWith(imagesDir);

  async function sendProblems(response: ServerResponse): Promise<void> {
    const module = (await vite.ssrLoadModule('/src/dev/problems/document.ts')) as ProblemsModule;
    const errors = live.problems.filter(({ severity }) => severity === 'error');
    send(response, 500, HTML, module.problemsDocument(await viewProblems(errors)));
  }

  const attempt = (work: Promise<void>, response: ServerResponse) =>
    work.catch((cause: unknown) => {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      vite.ssrFixStacktrace(error);
      vite.config.logger.error(error.stack ?? error.message, { error });
      if (response.headersSent) response.end();
      else send(response, 500, HTML, errorDocument(error));
    });

  return {
    handle: (request, response) => void attempt(answer(request, response), response),
    close: () => mail.close(),
  };
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
}
