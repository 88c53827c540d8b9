import type { IncomingMessage } from 'node:http';
import { MESSAGE_LIMIT_BYTES } from '../constants.ts';
import { bodySlots } from './body-slots.ts';
import { clientKey } from './client-ip.ts';
import { HttpError } from './http-error.ts';
import { LONG_FIELD } from './message.ts';
import type { Limits, MailServiceOptions } from './options.ts';
import { isForeign } from './origins.ts';
import { type FormFields, parseForm } from './parse-form.ts';
import { rateLimit } from './rate-limit.ts';
import { readBody, TOO_LONG } from './read-body.ts';
import { withTimeout } from './with-timeout.ts';

/** Takes the form of a request, sent by a client. */
type Take = (form: FormFields, client: string) => Promise<void>;

/** Lets requests in: to this recipient, from pages that may send, and no more than the service can work on. */
export interface FormReceiver {
  /**
   * Reads the form of a request and hands it to `take`.
   * @throws HttpError when the request is refused
   */
  receive(request: IncomingMessage, take: Take): Promise<void>;
  /** Refuses all requests from now on. */
  close(): void;
}

/** Requests of one client for each message that it may send: repeated, dropped and faulty ones count here only. */
const REQUESTS_PER_MESSAGE = 4;
/** All fields besides the message together, in bytes. */
const SHORT_FIELDS_BYTES = 64 * 1024;

export function formReceiver(
  { recipient, origins = [], client }: MailServiceOptions,
  limits: Limits,
): FormReceiver {
  const secondsToWait = rateLimit(limits.perMinute * REQUESTS_PER_MESSAGE);
  const openSlot = bodySlots(limits);
  let closed = false;

  return {
    async receive(request, take) {
      if (addressee(request).toLowerCase() !== recipient.toLowerCase())
        throw new HttpError(404, 'Nobody has this address here.');
      if (request.method !== 'POST')
        throw new HttpError(405, 'Please send a form.', { Allow: 'POST, OPTIONS' });
      if (isForeign(request, origins)) throw new HttpError(403, 'Messages from this page are not taken.');
      if (closed) throw new HttpError(503, 'Please try again in a moment.', { 'Retry-After': '5' });
      const key = clientKey(client?.(request) ?? request.socket.remoteAddress ?? '');
      const seconds = secondsToWait(key);
      if (seconds > 0) throw new HttpError(429, 'Too many requests.', { 'Retry-After': String(seconds) });
      const slot = openSlot(key);
      try {
        const body = await readBody(request, limits, slot);
        const form = await parseForm(body, request.headers['content-type']);
        checkLength(form);
        const late = () =>
          new HttpError(503, 'The message could not be saved in time.', { 'Retry-After': '5' });
        await withTimeout(take(form, key), limits.saveMs, late);
      } finally {
        slot.free();
      }
    },
    close() {
      closed = true;
    },
  };
}

/** @throws HttpError with status 413 for a form that is too long */
function checkLength(form: FormFields): void {
  let others = 0;
  for (const [name, value] of form) {
    // Forms send line breaks as two characters, but people type one.
    const bytes = Buffer.byteLength(value.replaceAll('\r\n', '\n'));
    if (name !== LONG_FIELD) others += bytes;
    else if (bytes > MESSAGE_LIMIT_BYTES) throw new HttpError(413, TOO_LONG);
  }
  if (others > SHORT_FIELDS_BYTES)
    throw new HttpError(413, 'The fields above the message are too long. Please shorten them.');
}

/** The address in a path such as `/ajax/hello@cedarline.example`; empty when it cannot be read. */
function addressee(request: IncomingMessage): string {
  const path = request.url?.replace(/\?.*$/s, '') ?? '';
  try {
    return decodeURIComponent(path.replace(/^\/(ajax\/)?/, ''));
  } catch {
    return '';
  }
}
