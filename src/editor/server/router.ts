import type { IncomingMessage, ServerResponse } from 'node:http';
import { EDIT_PATH } from '../protocol.ts';
import { parseJson, RequestError, readBody } from './request.ts';
import type { PictureFile, Route, Routes } from './route.ts';
import type { Token } from './token.ts';

const MAX_BODY = 2_000_000;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

export interface Router {
  /** Whether a path is one of the routes. */
  claims(pathname: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Answers the requests of the editor: from this machine, with the token, by `routes`. */
export function createRouter(routes: Routes, token: Token): Router {
  const routeOf = (pathname: string): Route | undefined => {
    const name = pathname.startsWith(`${EDIT_PATH}/`) ? pathname.slice(EDIT_PATH.length + 1) : '';
    return Object.hasOwn(routes, name) ? routes[name] : undefined;
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const route = routeOf(pathname);
    if (!route) throw new RequestError(404, 'The editor has no such request.');
    const { method = 'POST', limit = MAX_BODY, isPicture = false } = route;
    if (request.method !== method) throw new RequestError(405, `Send this with ${method}.`);
    if (!LOOPBACK.test(request.socket.remoteAddress ?? ''))
      throw new RequestError(403, 'Files can be changed from the computer only that this server runs on.');
    if (!isPicture && !token.admits(request))
      throw new RequestError(403, 'Load the page again, then repeat this.');
    if (Number(request.headers['content-length'] ?? 0) > limit)
      throw new RequestError(413, `This is too large: ${Math.round(limit / 1e6)} MB can be sent at once.`);
    const body = await readBody(request, limit);
    const answer = await route.handle({
      body,
      json: () => parseJson(body),
      query: searchParams,
      headers: request.headers,
      isGone: () => response.destroyed,
    });
    if (isPicture) sendPicture(response, answer as PictureFile);
    else sendJson(response, 200, answer ?? null);
  }

  return {
    claims: (pathname) => routeOf(pathname) !== undefined,
    async answer(request, response) {
      try {
        await serve(request, response);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (error.status === 405) response.setHeader('Allow', 'POST, GET');
        // The rest of a refused body is not read.
        response.setHeader('Connection', 'close');
        sendJson(response, error.status, { message: error.message });
      }
    },
  };
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(value));
}

/** Only images of this server's own documents may show it, and it runs no script of a drawing. */
function sendPicture(response: ServerResponse, { type, body }: PictureFile): void {
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(200, headers).end(body);
}
