import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnHost, localOnly } from '../../prerender/host/local-only.ts';
import { StoreError } from '../store/content-store.ts';
import { RequestError, sendJson } from './request.ts';

/** A kind of address that the development server answers, and who may ask for it. */
export interface ServerRoute {
  /** An address of it, with which a test tries the route from outside. */
  example: string;
  claims(pathname: string): boolean;
  /**
   * - `document`: our own documents. They run scripts, and people come to them from anywhere.
   * - `data`: for documents of this server. Opened in a tab of its own, it runs nothing.
   * - `machine`: the same, from this machine only.
   * - `token`: the same, with the token of the editor's documents.
   */
  access: 'document' | 'data' | 'machine' | 'token';
  /** `GET` if left out. */
  method?: 'GET' | 'POST';
  /** Most bytes of a body; none if left out. */
  limit?: number;
  /** @throws RequestError or StoreError for a refusal with a sentence */
  handle(request: IncomingMessage, response: ServerResponse, pathname: string): unknown;
}

interface GuardOptions {
  /** What only documents of this server know. */
  token: string;
  /** See `localOnly`. */
  host?: string | undefined;
  /** Reports an error. @returns the document in place of one that has failed */
  failed(error: unknown): string;
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Of every answer: no other site can show, frame or reach it, and what is no document of ours runs nothing. */
const HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const documentPolicy = (host = '') =>
  [
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'",
    `connect-src 'self' ws://${host}; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`,
  ].join('; ');

/**
 * Stands before everything that a server does, and passes on only what a route allows. The first route that claims an
 * address has it.
 * @returns the listeners of a server's `request` and `upgrade`
 */
export function guard(routes: readonly ServerRoute[], { token, host, failed }: GuardOptions) {
  /** The route and path of a request. @throws RequestError when the request is refused */
  function admit(request: IncomingMessage, response: ServerResponse) {
    const pathname = pathOf(request.url);
    const route = routes.find((one) => one.claims(pathname));
    if (!route) throw new RequestError(404, 'There is no such address.');
    const { access, method = 'GET', limit = 0 } = route;
    if (access === 'document')
      response.setHeader('Content-Security-Policy', documentPolicy(request.headers.host));
    if (request.method !== method && !(method === 'GET' && request.method === 'HEAD')) {
      response.setHeader('Allow', method === 'GET' ? 'GET, HEAD' : method);
      throw new RequestError(405, `Send this with ${method}.`);
    }
    if (!isFromHere(request) && !(access === 'document' && isNavigation(request)))
      throw new RequestError(403, 'Other websites cannot use this server.');
    if ((access === 'machine' || access === 'token') && !LOOPBACK.test(request.socket.remoteAddress ?? ''))
      throw new RequestError(403, 'Files can be changed from the computer only that this server runs on.');
    if (access === 'token' && !hasToken(request, token))
      throw new RequestError(403, 'Load the page again, then repeat this.');
    if (request.headers['transfer-encoding'] !== undefined)
      throw new RequestError(411, 'Say how long this is before sending it.');
    if (Number(request.headers['content-length'] ?? 0) > limit)
      throw new RequestError(413, `This is too large: ${Math.round(limit / 1e6)} MB can be sent at once.`);
    return { route, pathname };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    let isDocument = false;
    try {
      const { route, pathname } = admit(request, response);
      isDocument = route.access === 'document';
      await route.handle(request, response, pathname);
    } catch (error) {
      const refusal = error instanceof StoreError ? error.refusal : undefined;
      const status = error instanceof RequestError ? error.status : refusal ? 409 : 500;
      const page = status === 500 ? failed(error) : '';
      if (response.headersSent) return void response.destroy();
      // The rest of a refused body is not read.
      if (!request.complete) response.setHeader('Connection', 'close');
      const message = error instanceof Error ? error.message : String(error);
      if (isDocument && page)
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      else sendJson(response, status, { message, refusal });
    }
  }

  return {
    request: localOnly((request, response) => void answer(request, response), host),
    /** @param pass takes a connection from a document of this server */
    upgrade(request: IncomingMessage, socket: Duplex, pass: () => void): void {
      if (isOwnHost(request.headers.host, host) && isFromHere(request)) pass();
      else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    },
  };
}

/** The path of an address. @throws RequestError when it is malformed, or leads out of a folder */
function pathOf(url = ''): string {
  const [pathname = ''] = url.split('?', 1);
  try {
    const decoded = decodeURIComponent(pathname);
    if (/^\/(?!\/)/.test(decoded) && !/[\\/]\.\.?(?:[\\/]|$)/.test(decoded)) return pathname;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  throw new RequestError(400, 'There is no such address.');
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [sent, own] = [Buffer.from(String(headers['edit-token'])), Buffer.from(token)];
  return sent.length === own.length && timingSafeEqual(sent, own);
}

/**
 * Whether a request comes from a document of this server, from a person who typed the address, or from a program. What
 * changes something always says where it comes from; browsers before 2023 say that of nothing else.
 */
function isFromHere({ method, headers }: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  const isRead = method === 'GET' || method === 'HEAD';
  if (origin !== undefined || !isRead) return origin === `http://${headers.host}`;
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Whether a request follows a link to a document in a tab, not in a frame. */
const isNavigation = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.origin === undefined && headers['sec-fetch-dest'] === 'document';
