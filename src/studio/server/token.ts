import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A secret that only documents of this server know, so that no other page can change files. */
export interface Token {
  secret: string;
  /** Whether a request carries it. */
  admits(request: IncomingMessage): boolean;
}

/** Makes a token. */
export function createToken(): Token {
  const secret = randomUUID();
  const expected = Buffer.from(secret);
  return {
    secret,
    admits({ headers }) {
      const actual = Buffer.from(String(headers['edit-token'] ?? ''));
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
