import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { MailService } from '../mail/mail-service.ts';
import { currentSite, NoSiteError } from './current-site.ts';
import { fileCache } from './file-cache.ts';
import { headersFor } from './headers-file.ts';
import { closeServer, listen, SERVER_LIMITS, serverUrl } from './listen.ts';
import { localOnly } from './local-only.ts';
import { sendFile } from './send-file.ts';
import { ERROR_PAGE, filesFor, pageAddress, pageFiles } from './site-paths.ts';

/** A local mail service that replaces the one in the built site. */
export interface LocalMail {
  service: MailService;
  /** URL of the mail service in the built site. */
  replaces: string;
}

export interface SiteOptions {
  /** Folder of the built site. */
  dist: string;
  /** Without it the site is served unchanged. */
  mail?: LocalMail;
  /** Name or address to listen on instead of the loopback addresses; `0.0.0.0` for all. */
  host?: string | undefined;
}

export interface RunningSite {
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves the built site like a production host: with the headers of its `_headers`, one address for each page, a real 404,
 * compression and revalidation. The site may be replaced meanwhile (see `currentSite`).
 * @param port 0 for any free port
 * @throws Error when the port is taken, or when the folder contains no built site
 */
export async function serveSite({ port, ...options }: SiteOptions & { port: number }): Promise<RunningSite> {
  await currentSite(options.dist, 0)(async () => {});
  const server = createServer(SERVER_LIMITS, siteHandler(options));
  const actual = await listen(server, port, options.host);
  return {
    url: serverUrl(actual, options.host),
    port: actual,
    async close() {
      await Promise.all([options.mail?.service.close(), closeServer(server)]);
    },
  };
}

/** The request handler of `serveSite`, for other servers. */
export function siteHandler({ dist, mail, host }: SiteOptions): RequestListener {
  const find = fileCache(dist);
  const fromSite = currentSite(dist);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const origin = `http://${request.headers.host}`;
    const read = (paths: string[]) =>
      mail ? find(paths, origin, (html) => localHtml(html, mail, origin)) : find(paths);
    const { file, missing, rules, moved } = await fromSite(async ({ rules, old }) => {
      const address = pageAddress(pathname);
      const page = address === undefined ? undefined : await read(pageFiles(address));
      const file = page ?? (await read(filesFor(pathname)));
      const missing = file ?? (await read([ERROR_PAGE]));
      const moved = old.get(address ?? '') ?? (page && address !== pathname ? address : undefined);
      return { file, missing, rules, moved };
    });
    const headersOf = (path: string) => localHeaders(headersFor(rules, path), mail);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headersOf(pathname), Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    } else if (moved !== undefined) {
      const location = query === undefined ? moved : `${moved}?${query}`;
      response.writeHead(308, { ...headersOf(moved), Location: location, 'Content-Length': 0 }).end();
    } else if (file) {
      await sendFile(request, response, 200, file, headersOf(pathname));
    } else {
      if (!missing) throw new Error(`There is no ${ERROR_PAGE} in ${dist}.`);
      await sendFile(request, response, 404, missing, headersOf(`/${ERROR_PAGE}`));
    }
  }

  return localOnly((request, response) => {
    if (mail?.service.claims(request)) return void mail.service.handle(request, response);
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      const isWithoutSite = error instanceof NoSiteError;
      if (!response.headersSent)
        response.writeHead(isWithoutSite ? 503 : 500, isWithoutSite ? { 'Retry-After': '5' } : {});
      response.end();
    });
  }, host);
}

/** Replaces the mail service in a page by this server, for scripts and for forms. */
function localHtml(html: string, { replaces }: LocalMail, origin: string): string {
  return html
    .replaceAll(`name="mail-service" content="${replaces}"`, `name="mail-service" content="${origin}"`)
    .replaceAll(`action="${replaces}/`, `action="${origin}/`);
}

/** Removes the mail service from the policy: `'self'` covers this server. */
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
