import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error.ts';
import { composeMessage, headerText } from './message.ts';
import { CONTROL_FIELDS, LIMITS, type MailServiceOptions } from './options.ts';
import { type Deliver, outboxDelivery } from './outbox.ts';
import { type FormFields, parseForm } from './parse-form.ts';
import { rateLimit } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { PLAIN_WORDS, sendJson, sendPage } from './responses.ts';
import { smtpDelivery } from './smtp.ts';

export interface MailService {
  /** Whether a request is one for this service. */
  claims(request: IncomingMessage): boolean;
  /** Answers a request; never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Takes no more messages and resolves when those at work are done. */
  close(): Promise<void>;
}

const REQUIRED = ['name', 'email', 'title', 'message'];
/** How long a refused sender may go on sending, so that the answer is read before the connection ends. */
const LINGER_MS = 2_000;

/**
 * A form-to-email service of FormSubmit's kind: `POST /ajax/{email}` for scripts, `POST /{email}` for plain
 * forms. It answers 200 only for a message that is safely on disk or with the SMTP server (or that a robot sent,
 * which is dropped without telling), and an error status for every other.
 */
export function createMailService(options: MailServiceOptions): MailService {
  const { recipient, fields: control = CONTROL_FIELDS, words = PLAIN_WORDS, log = console.log } = options;
  const limits = { ...LIMITS, ...options.limits };
  const { client = (request) => request.socket.remoteAddress ?? '' } = options;
  const envelope = { recipient, from: options.from ?? `website@${recipient.split('@').at(-1)}` };
  const deliver: Deliver = options.smtpUrl
    ? smtpDelivery(options.smtpUrl, limits.deliverMs)
    : outboxDelivery(options.outbox);
  const secondsToWait = rateLimit(limits.perMinute);
  const atWork = new Set<Promise<void>>();
  let closed = false;

  async function receive(request: IncomingMessage): Promise<void> {
    if (addressee(request).toLowerCase() !== recipient.toLowerCase())
      throw new HttpError(404, 'Nobody has this address here.');
    if (request.method !== 'POST')
      throw new HttpError(405, 'Please send a form.', { Allow: 'POST, OPTIONS' });
    if (closed || atWork.size >= limits.atOnce)
      throw new HttpError(503, 'Please try again in a moment.', { 'Retry-After': '5' });
    const seconds = secondsToWait(client(request));
    if (seconds > 0) throw new HttpError(429, 'Too many messages.', { 'Retry-After': String(seconds) });
    const body = await readBody(request, limits.bytes, limits.receiveMs);
    await take(await parseForm(body, request.headers['content-type']));
  }

  async function take(form: FormFields): Promise<void> {
    if (form.get(control.honeypot)) return;
    const subject = headerText(form.get(control.subject) ?? '') || 'Message from the website';
    for (const name of Object.values(control)) form.delete(name);
    const missing = REQUIRED.filter((name) => !form.get(name)?.trim());
    if (missing.length > 0) throw new HttpError(400, `Please fill out: ${missing.join(', ')}.`);
    const outcome = await deliver(composeMessage(form, subject, envelope));
    log(`Message from ${headerText(form.get('email') ?? '')} ${outcome}`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, message, headers } = await receive(request).then(accepted, (error: unknown) =>
      refused(error, log),
    );
    if (!request.complete) setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
    if (response.destroyed) return;
    if (isAjax(request))
      sendJson(response, status, message, { 'Access-Control-Allow-Origin': '*', ...headers });
    else sendPage(response, status, message, words, headers);
  }

  return {
    claims: (request) => isAjax(request) || request.method === 'POST',
    handle(request, response) {
      if (isAjax(request) && request.method === 'OPTIONS') return allow(response);
      const work = answer(request, response).finally(() => atWork.delete(work));
      atWork.add(work);
      return work;
    },
    async close() {
      closed = true;
      await Promise.all(atWork);
    },
  };
}

const accepted = () => ({ status: 200, message: 'The form was submitted successfully.', headers: {} });

function refused(error: unknown, log: (line: string) => void): HttpError {
  if (error instanceof HttpError && error.status < 500) return error;
  const cause = error instanceof HttpError ? (error.cause ?? error) : error;
  log(`Message NOT delivered: ${headerText(cause instanceof Error ? cause.message : String(cause))}`);
  return error instanceof HttpError ? error : new HttpError(500, 'The message could not be saved.');
}

const isAjax = (request: IncomingMessage) => request.url?.startsWith('/ajax/') ?? false;

/** The address in a path such as `/ajax/hello@cedarline.example`; empty when it cannot be read. */
function addressee(request: IncomingMessage): string {
  const path = request.url?.replace(/\?.*$/s, '') ?? '';
  try {
    return decodeURIComponent(path.replace(/^\/(ajax\/)?/, ''));
  } catch {
    return '';
  }
}

/** Answers a browser that asks whether it may send. */
async function allow(response: ServerResponse): Promise<void> {
  response.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Accept, Content-Type',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}
