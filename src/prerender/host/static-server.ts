import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Site } from '../../content/index.ts';
import type { MailStandIn } from '../mail/stand-in.ts';
import { contentType } from './content-type.ts';
import { headersFor, parseHeadersFile } from './headers-file.ts';
import { closeServer, listen, SERVER_LIMITS, serverUrl } from './listen.ts';
import { localOnly } from './local-only.ts';
import { parseOldAddresses } from './redirects-file.ts';
import { ERROR_PAGE, fileOf, htmlFileOf, pageAddress } from './site-paths.ts';

/** A stand-in for the mail service of the built site. */
interface LocalMail {
  service: MailStandIn;
  site: Site;
}

export interface SiteOptions {
  /** Folder of the built site. */
  dist: string;
  /** Without it the site is served unchanged. */
  mail?: LocalMail;
  /** Name or address to listen on instead of the loopback address; `0.0.0.0` for all. */
  host?: string | undefined;
}

export interface RunningSite {
  url: string;
  port: number;
  close(): Promise<void>;
}

const ENCODINGS = ['br', 'gzip'] as const;
const TEXT = /^text\/|[/+](json|xml|javascript)\b/;

/**
 * Serves the built site as a host does: with the headers of its `_headers`, one address for each page, a real 404, and
 * compressed. Nothing is kept in memory.
 * @param port 0 for any free port
 * @throws Error when the port is taken, or when the folder contains no built site
 */
export async function serveSite({ port, ...options }: SiteOptions & { port: number }): Promise<RunningSite> {
  const { dist, host } = options;
  if (!(await isFile(dist, '_headers'))) throw new Error(`There is no built site in ${dist}.`);
  const server = createServer(SERVER_LIMITS, siteHandler(options));
  const actual = await listen(server, port, host);
  return { url: serverUrl(actual, host), port: actual, close: () => closeServer(server) };
}

/** The request handler of `serveSite`, for other servers. */
export function siteHandler({ dist, mail, host }: SiteOptions): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
    // Read with each request: they belong to the pages of one build.
    const rules = parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
    const redirects = join(dist, '_redirects');
    const old = parseOldAddresses(existsSync(redirects) ? await readFile(redirects, 'utf8') : '');
    const address = pageAddress(pathname);
    const page =
      address !== undefined &&
      htmlFileOf(address) !== ERROR_PAGE &&
      (await isFile(dist, htmlFileOf(address)));
    const file = page ? htmlFileOf(address) : fileOf(pathname);
    const exists = file !== undefined && (await isFile(dist, file));
    const moved = old.get(address ?? '') ?? (page && address !== pathname ? address : undefined);
    const path = moved ?? (exists ? pathname : `/${ERROR_PAGE}`);
    const headers = localHeaders(headersFor(rules, path), mail);

    if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    else if (moved !== undefined) {
      const location = query === undefined ? moved : `${moved}?${query}`;
      response.writeHead(308, { ...headers, Location: location, 'Content-Length': 0 }).end();
    } else {
      const name = exists ? file : ERROR_PAGE;
      const body = await readFile(join(dist, name));
      const edited = mail && name.endsWith('.html') ? localHtml(body, mail) : body;
      await send(request, response, exists ? 200 : 404, edited, {
        ...headers,
        'Content-Type': contentType(name),
      });
    }
  }

  return localOnly((request, response) => {
    if (mail?.service.claims(request)) return void mail.service.handle(mail.site, request, response);
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Retry-After': '1' }).end();
    });
  }, host);
}

const isFile = (dist: string, name: string): Promise<boolean> =>
  stat(join(dist, name)).then(
    (found) => found.isFile(),
    () => false,
  );

/** Sends a file, compressed if that helps and the browser takes it, or status 304 if the browser has it already. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: Buffer,
  headers: Record<string, string>,
): Promise<void> {
  const isText = TEXT.test(headers['Content-Type'] ?? '');
  const { 'if-none-match': known = '', 'accept-encoding': accepted = '' } = request.headers;
  const ETag = `W/"${createHash('sha256').update(file).digest('base64url')}"`;
  const all = { ...headers, ETag, ...(isText && { Vary: 'Accept-Encoding' }) };
  if (status === 200 && known.includes(ETag)) return void response.writeHead(304, all).end();
  const encoding = isText ? ENCODINGS.find((name) => String(accepted).includes(name)) : undefined;
  const body = encoding ? await compressors[encoding](file) : file;
  const encoded = encoding && { 'Content-Encoding': encoding };
  response.writeHead(status, { ...all, ...encoded, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const compressors = {
  // Better ones save 2 % and take ten times as long, with each request.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Replaces the mail service in a page by this server, for scripts and for forms. */
function localHtml(html: Buffer, { site }: LocalMail): Buffer {
  const { address } = site.mailService;
  const local = String(html)
    .replaceAll(`name="mail-service" content="${address}"`, 'name="mail-service" content="/"')
    .replaceAll(`action="${address}/`, 'action="/');
  return Buffer.from(local);
}

/** Removes the mail service from the policy: `'self'` covers this server. */
function localHeaders(headers: Record<string, string>, mail?: LocalMail): Record<string, string> {
  const policy = headers['Content-Security-Policy'];
  if (!mail || !policy) return headers;
  const service = ` ${new URL(mail.site.mailService.address).origin}`;
  const directives = policy
    .split('; ')
    .map((directive) =>
      /^(connect-src|form-action) /.test(directive) ? directive.replace(service, '') : directive,
    );
  return { ...headers, 'Content-Security-Policy': directives.join('; ') };
}
