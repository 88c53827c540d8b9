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

/** Sends an answer that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(value));
}
