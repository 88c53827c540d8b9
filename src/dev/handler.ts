import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Diagnostic, fileDiagnostic, shownPath } from '../content/index.ts';
import type { EditServer } from '../editor/server/edit-server.ts';
import { RequestError } from '../editor/server/request.ts';
import { MEASURE_PATH } from '../editor/setup.ts';
import { oldAddresses } from '../host/old-addresses.ts';
import { pageAddress } from '../host/site-paths.ts';
import { createMailStandIn } from '../mail/stand-in.ts';
import { normalAddress } from '../page/content.ts';
import { devAssets } from './dev-assets.ts';
import type { DevOptions } from './dev-options.ts';
import { devPages } from './dev-pages.ts';
import { CODE_PATH } from './editor-code.ts';
import { editorMeasure } from './editor-measure.ts';
import { editorPages } from './editor-pages.ts';
import { errorDocument } from './error-document.ts';
import { galleryPages } from './gallery/gallery-pages.ts';
import type { LiveContent } from './live-content.ts';
import { PictureError } from './picture-previews.ts';
import { viewProblems } from './problems/view.ts';

const PAGE_JSON = /\/page\.json$/;
const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
/** For files whose address changes with them; browsers then keep compiled scripts as well. */
const IMMUTABLE = 'max-age=31536000, immutable';
type ProblemsModule = typeof import('./problems/problems-page.ts');

/** Handles requests for pages, their assets, the mail service, and everything that Vite serves. */
export async function devHandler(
  vite: ViteDevServer,
  live: LiveContent,
  edit: EditServer,
  options: DevOptions,
): Promise<RequestListener> {
  const files = await devAssets(live);
  const pages = devPages(vite, live, files, edit.tag);
  const gallery = galleryPages(vite, files.css, pages.assemble);
  const editor = editorPages(live, files.css, edit, pages.assemble);
  const measure = editorMeasure(join(live.dir, 'images'), files.pictures);
  const mail = createMailStandIn(options.outbox, options.log);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    if (!isWellFormed(pathname)) return send(response, 400, TEXT, 'There is no such address.');
    if (edit.claims(pathname)) return edit.answer(request, response);
    if (pathname === MEASURE_PATH) return measure(request, response);
    if (live.site && mail.claims(request)) return mail.handle(live.site, request, response);
    const file = await files.read(pathname);
    if (file && pathname.startsWith(CODE_PATH)) response.setHeader('Cache-Control', IMMUTABLE);
    if (file) return send(response, 200, file.type, file.body);
    if (PAGE_JSON.test(pathname)) return sendContent(pathname.replace(PAGE_JSON, '/'), response);
    vite.middlewares(request, response, () => {
      const address = addressOf(pathname);
      if (address !== pathname) response.writeHead(308, { Location: `${address}${search}` }).end();
      else attempt(sendPage(address, request, response), response);
    });
  }

  /** The address of the page at a path, or of the one that was there once; the path itself if there is no such page. */
  function addressOf(pathname: string): string {
    if (/^\/_(gallery|edit)\//.test(pathname)) return normalAddress(pathname);
    const address = pageAddress(pathname);
    const isPage = address !== undefined && (live.pages.has(address) || live.broken.has(address));
    if (isPage) return address;
    return (address && oldAddresses(live.pages.values()).get(address)) ?? pathname;
  }

  async function sendContent(path: string, response: ServerResponse): Promise<void> {
    const address = normalAddress(path);
    const content = live.site && (await pages.content(address));
    if (content) send(response, 200, 'application/json', JSON.stringify(content));
    else send(response, 404, TEXT, 'There is no such page.');
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
      const own = (await gallery(address, local, live.schemas)) ?? (await editor(address));
      if (own) return send(response, 200, HTML, own);
      const content = await pages.content(address);
      send(response, content ? 200 : 404, HTML, await pages.html(local, content));
    } catch (error) {
      // Content problems explain more than the resulting exception.
      if (error instanceof PictureError) await sendProblems(response, [pictureProblem(error)]);
      // A file with a syntax error has no fields to edit.
      else if (error instanceof RequestError) await sendProblems(response);
      else if (broken.has(address) || live.problems.some(isOfPicture)) await sendProblems(response);
      else throw error;
    }
  }

  const imagesDir = `${shownPath(join(live.dir, 'images'))}/`;
  const isOfPicture = ({ severity, file }: Diagnostic) => severity === 'error' && file.startsWith(imagesDir);

  const pictureProblem = ({ file, message }: PictureError) =>
    fileDiagnostic(
      `${imagesDir}${file}`,
      'broken-picture',
      message,
      'Export it again, or copy the whole file here once more.',
    );

  /** @param more problems found while rendering a page */
  async function sendProblems(response: ServerResponse, more: Diagnostic[] = []): Promise<void> {
    // Loaded through Vite, because it imports a style sheet as text.
    const module = (await vite.ssrLoadModule('/src/dev/problems/problems-page.ts')) as ProblemsModule;
    const errors = live.problems.filter(({ severity }) => severity === 'error');
    // The content check's own problem with a file is more precise.
    const others = more.filter(({ file }) => errors.every((error) => error.file !== file));
    send(response, 500, HTML, module.problemsPage(await viewProblems([...errors, ...others]), edit.tag));
  }

  const attempt = (work: Promise<void>, response: ServerResponse) =>
    work.catch((cause: unknown) => {
      if (cause instanceof PictureError) return send(response, 500, TEXT, cause.message);
      const error = cause instanceof Error ? cause : new Error(String(cause));
      vite.ssrFixStacktrace(error);
      vite.config.logger.error(error.stack ?? error.message, { error });
      if (response.headersSent) response.end();
      else send(response, 500, HTML, errorDocument(error));
    });

  return (request, response) => void attempt(answer(request, response), response);
}

/** Whether a path starts with a single slash and its percent-encoding is valid. */
function isWellFormed(pathname: string): boolean {
  try {
    return /^\/(?!\/)/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
