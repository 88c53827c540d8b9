import { buffer } from 'node:stream/consumers';
import { EDIT_PATH } from '../protocol.ts';
import type { ServerRoute } from './guard.ts';
import { parseJson, sendJson } from './request.ts';
import type { PictureFile, Routes } from './route.ts';

const MAX_BODY = 2_000_000;

/** The requests of the editor as routes of the server. */
export const serverRoutes = (routes: Routes): ServerRoute[] =>
  Object.entries(routes).map(([name, { method = 'POST', limit = MAX_BODY, isPicture = false, handle }]) => ({
    example: `${EDIT_PATH}/${name}`,
    claims: (pathname) => pathname === `${EDIT_PATH}/${name}`,
    access: isPicture ? 'machine' : 'token',
    method,
    limit: method === 'GET' ? 0 : limit,
    async handle(request, response) {
      const body = await buffer(request);
      const answer = await handle({
        body,
        json: () => parseJson(body),
        query: new URL(request.url ?? '', 'http://localhost').searchParams,
        isGone: () => response.destroyed,
      });
      if (!isPicture) return sendJson(response, 200, answer ?? null);
      const { type, body: picture } = answer as PictureFile;
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(picture);
    },
  }));
