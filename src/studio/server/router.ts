import { buffer } from 'node:stream/consumers';
import { EDIT_PATH } from '../protocol.ts';
import { Refusal } from '../room/refusal.ts';
import { StoreError } from '../store/content-store.ts';
import type { ServerRoute } from './guard.ts';
import { parseJson, RequestError, sendJson } from './request.ts';
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
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      const asked = { body, json: () => parseJson(body), query, isGone: () => response.destroyed };
      const answer = await Promise.resolve(handle(asked)).catch(refuse);
      if (!isPicture) return sendJson(response, 200, answer ?? null);
      const { type, body: picture } = answer as PictureFile;
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(picture);
    },
  }));

/** What the room or the store refuses as the refusal of a request. */
function refuse(error: unknown): never {
  if (error instanceof Refusal)
    throw new RequestError(error.isMissing ? 404 : 422, error.message, { cause: error });
  if (error instanceof StoreError) throw new RequestError(409, error.message, { cause: error });
  throw error;
}
