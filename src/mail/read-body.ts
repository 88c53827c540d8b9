import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/**
 * Reads a request's body whole.
 * @param maxBytes the largest body that is taken
 * @param maxMs how long the sender may take
 * @throws HttpError with status 413, 408, or 400 when the sender breaks off
 */
export function readBody(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (then: () => void) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      then();
    };
    const refuse = (status: number, message: string) => settle(() => reject(new HttpError(status, message)));
    const tooLarge = () => refuse(413, 'The message is too large.');
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) tooLarge();
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onClose = () => refuse(400, 'The message broke off.');
    const timer = setTimeout(() => refuse(408, 'The message took too long to arrive.'), maxMs);
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    if (Number(request.headers['content-length']) > maxBytes) tooLarge();
  });
}
