import type { IncomingMessage } from 'node:http';
import { MESSAGE_LIMIT_BYTES } from '../constants.ts';
import { percentDecoded } from '../percent-decoded.ts';
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

/** Processes the form of a client. */
type HandleForm = (form: FormFields, client: string) => Promise<void>;

/** Requests per allowed message of a client, because repeated, dropped and invalid forms are requests as well. */
const REQUESTS_PER_MESSAGE = 4;
/** Limit of all fields except for the message, in bytes. */
const SHORT_FIELDS_BYTES = 64 * 1024;

/** Accepts forms for the recipient from allowed pages, within the limits. */
export function formReceiver({ recipient, origins = [], client }: MailServiceOptions, limits: Limits) {
  const secondsToWait = rateLimit(limits.perMinute * REQUESTS_PER_MESSAGE);
  const openSlot = bodySlots(limits);
  let closed = false;

  return {
    /**
     * Reads the form of a request and calls `handleForm` with it.
     * @throws HttpError when the request is rejected
     */
    async receive(request: IncomingMessage, handleForm: HandleForm): Promise<void> {
      if (recipientOf(request).toLowerCase() !== recipient.toLowerCase())
        throw new HttpError(404, 'Unknown recipient.');
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
        await withTimeout(handleForm(form, key), limits.saveMs, late);
      } finally {
        slot.free();
      }
    },
    /** Rejects all further requests. */
    close(): void {
      closed = true;
    },
  };
}

/** @throws HttpError with status 413 when the form is too long */
function checkLength(form: FormFields): void {
  let others = 0;
  for (const [name, value] of form) {
    // Forms encode a line break as two characters, but visitors type one.
    const bytes = Buffer.byteLength(value.replaceAll('\r\n', '\n'));
    if (name !== LONG_FIELD) others += bytes;
    else if (bytes > MESSAGE_LIMIT_BYTES) throw new HttpError(413, TOO_LONG);
  }
  if (others > SHORT_FIELDS_BYTES)
    throw new HttpError(413, 'The fields above the message are too long. Please shorten them.');
}

/** The address in a path such as `/ajax/hello@cedarline.example`; empty if it is malformed. */
function recipientOf(request: IncomingMessage): string {
  const path = request.url?.replace(/\?.*$/s, '') ?? '';
  return percentDecoded(path.replace(/^\/(ajax\/)?/, '')) ?? '';
}
