import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A secret that only documents of this server know, so that no other page can change files. */
export interface Token {
  /** HTML that passes it to the scripts of a document. */
  tag: string;
  /** Whether a request comes from a document of this server. `localOnly` has checked the host before. */
  admits(request: IncomingMessage): boolean;
}

/** Makes a token. */
export function createToken(): Token {
  const token = randomUUID();
  const expected = Buffer.from(token);
  return {
    tag: `<meta name="edit-token" content="${token}">`,
    admits({ headers, method }) {
      const actual = Buffer.from(String(headers['edit-token'] ?? ''));
      const isToken = actual.length === expected.length && timingSafeEqual(actual, expected);
      // Browsers send no origin with a GET request to the same one.
      const { origin } = headers;
      const isOwn = origin === `http://${headers.host}` || (method === 'GET' && origin === undefined);
      return isToken && isOwn;
    },
  };
}
