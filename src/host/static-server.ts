import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { MailService } from '../mail/mail-service.ts';
import { type HeaderRule, headersFor, parseHeadersFile } from './headers-file.ts';
import { closeServer, listen, SERVER_LIMITS } from './listen.ts';
import { fromOneBuild } from './one-build.ts';
import { sendFile } from './send-file.ts';
import { filesFor, siteFiles } from './site-files.ts';

/** A mail service that answers in place of the one that the built site names. */
export interface LocalMail {
  service: MailService;
  /** Web address of the service that the built site names. */
  replaces: string;
}

export interface SiteOptions {
  /** Folder of the built site. */
  dist: string;
  /** Without it the site is served exactly as it was built. */
  mail?: LocalMail;
}

export interface RunningSite {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** A host as browsers write it; nothing else may get into a page. */
const HOST = /^[\w.:[\]-]+$/;

/**
 * Serves the built site as a good host does: with the headers of its own `_headers`, addresses without a slash at
 * the end, the real 404, compression and revalidation.
 * @param port 0 for any that is free
 * @throws Error when the port is taken, or when the folder holds no built site
 */
export async function serveSite({ port, ...options }: SiteOptions & { port: number }): Promise<RunningSite> {
  await readRules(options.dist);
  const server = createServer(SERVER_LIMITS, siteHandler(options));
  const actual = await listen(server, port);
  return {
    url: `http://localhost:${actual}`,
    port: actual,
    async close() {
      await Promise.all([options.mail?.service.close(), closeServer(server)]);
    },
  };
}

/** The handler of `serveSite`, for a server of another kind. */
export function siteHandler({ dist, mail }: SiteOptions): RequestListener {
  const find = siteFiles(dist);
  const fromBuild = fromOneBuild(dist);

  /** Reads all that the answer needs. @returns what sends it */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    rules: HeaderRule[],
  ): Promise<() => unknown> {
    const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const headers = localHeaders(headersFor(rules, pathname), mail);
    const origin = `http://${HOST.exec(request.headers.host ?? '')?.[0] ?? 'localhost'}`;
    const read = (paths: string[]) =>
      mail ? find(paths, origin, (html) => localHtml(html, mail, origin)) : find(paths);

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return () => response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
    const plain = pathname.replace(/\/$/, '');
    if (plain !== pathname && plain !== '' && (await read(filesFor(plain)))) {
      const location = query ? `${plain}?${query}` : plain;
      return () => response.writeHead(308, { ...headers, Location: location }).end();
    }
    const file = await read(filesFor(pathname));
    if (file) return () => sendFile(request, response, 200, file, headers);
    const missing = await read(['404.html']);
    if (!missing) throw new Error(`There is no 404.html in ${dist}.`);
    const missingHeaders = localHeaders(headersFor(rules, '/404.html'), mail);
    return () => sendFile(request, response, 404, missing, missingHeaders);
  }

  return (request, response) => {
    if (mail?.service.claims(request)) return void mail.service.handle(request, response);
    fromBuild((rules) => answer(request, response, rules))
      .then((send) => send())
      .catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  };
}

const readRules = async (dist: string) => parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));

/** The page with this server in place of the mail service, in the two places where scripts and forms look. */
function localHtml(html: string, { replaces }: LocalMail, origin: string): string {
  return html
    .replaceAll(`name="mail-service" content="${replaces}"`, `name="mail-service" content="${origin}"`)
    .replaceAll(`action="${replaces}/`, `action="${origin}/`);
}

/** The headers without the mail service, for which `'self'` stands already. */
function localHeaders(headers: Record<string, string>, mail?: LocalMail): Record<string, string> {
  const policy = headers['Content-Security-Policy'];
  if (!mail || !policy) return headers;
  const service = ` ${new URL(mail.replaces).origin}`;
  const directives = policy
    .split('; ')
    .map((directive) =>
      /^(connect-src|form-action) /.test(directive) ? directive.replace(service, '') : directive,
    );
  return { ...headers, 'Content-Security-Policy': directives.join('; ') };
}
