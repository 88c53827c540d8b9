import type { IncomingMessage } from 'node:http';

/** A request that cannot be served, and the sentence for whoever sent it. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Reads the body of a request. @throws RequestError when it has more than `limit` bytes */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit)
      throw new RequestError(413, `This is too large: ${Math.round(limit / 1e6)} MB can be sent at once.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
