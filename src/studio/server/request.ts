import type { ServerResponse } from 'node:http';

/** A request that cannot be served, and the sentence for whoever sent it. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The JSON of a body. @throws RequestError when it is none */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new RequestError(400, 'This request is not JSON.');
    throw error;
  }
}

/** Sends an answer that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(value));
}
