import type { IncomingMessage } from 'node:http';
import type { BodySlot } from './body-slots.ts';
import { HttpError } from './http-error.ts';
import type { Limits } from './options.ts';

/** The response to a message longer than `MESSAGE_LIMIT_BYTES`. */
export const TOO_LONG =
  'The message is too long: at most 1 MB of text can be sent. Please shorten it, or send it by email.';

/**
 * Reads a request's body.
 * @param limits its largest size and the timeout
 * @param slot accounts for its memory
 * @throws HttpError with status 413, 408, 503, or 400 when the client disconnects
 */
export function readBody(
  request: IncomingMessage,
  { bytes, receiveMs }: Limits,
  slot: BodySlot,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (then: () => void) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      slot.finish();
      then();
    };
    const fail = (error: unknown) => settle(() => reject(error));
    const tooLong = () => fail(new HttpError(413, TOO_LONG));
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > bytes) return tooLong();
      try {
        slot.add(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        fail(error);
      }
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onClose = () => fail(new HttpError(400, 'The message broke off.'));
    const timer = setTimeout(
      () => fail(new HttpError(408, 'The message took too long to arrive.')),
      receiveMs,
    );
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    if (Number(request.headers['content-length']) > bytes) tooLong();
  });
}
