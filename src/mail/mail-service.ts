import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error.ts';
import { composeMessage, headerText } from './message.ts';
import { messageKey, messageName, parseMessageName } from './message-name.ts';
import { CONTROL_FIELDS, LIMITS, type Limits, type MailServiceOptions } from './options.ts';
import { corsHeaders, sendPreflight } from './origins.ts';
import { openOutbox } from './outbox.ts';
import type { FormFields } from './parse-form.ts';
import { openQueue } from './queue.ts';
import { rateLimit } from './rate-limit.ts';
import { formReceiver } from './receive-form.ts';
import { recentMessages } from './recent-messages.ts';
import { DEFAULT_WORDS, sendJson, sendPage } from './responses.ts';
import { smtpSender } from './smtp.ts';
import { withTimeout } from './with-timeout.ts';

export interface MailService {
  /** Whether a request is for this service. */
  claims(request: IncomingMessage): boolean;
  /** Responds to a request; never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Rejects new messages; resolves when the current ones are saved, at the latest after four seconds. */
  close(): Promise<void>;
}

const REQUIRED = ['name', 'email', 'title', 'message'];
/** How long a rejected client may continue to send, so that it reads the response before the connection closes. */
const LINGER_MS = 2_000;
const CLOSE_MS = 4_000;

/**
 * A form-to-email service with the interface of FormSubmit: `POST /ajax/{email}` for scripts, `POST /{email}` for plain
 * forms. It responds with 200 only when the message is on disk (or was sent by a bot and dropped), otherwise with an error
 * status. With an SMTP server, a queue delivers messages from disk.
 *
 * The form has no message id (its fields are fixed), so messages are identified by their content: the same content within
 * ten minutes is one message. Repetitions get status 200, and the message is delivered once.
 */
export function createMailService(options: MailServiceOptions): MailService {
  const { recipient, fields: control = CONTROL_FIELDS, words = DEFAULT_WORDS, log = console.log } = options;
  const { origins = [], outbox: folder, smtpUrl } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const envelope = { recipient, from: options.from ?? `website@${recipient.split('@').at(-1)}` };
  const send = smtpUrl ? smtpSender(smtpUrl, envelope, limits.deliverMs) : undefined;
  const outbox = openOutbox(folder, limits, log, send && ((queue) => openQueue(queue, send)));
  const recent = recentMessages(limits.repeatMs);
  const restored = restore().catch((error: unknown) => log(`The outbox cannot be read: ${error}`));
  const secondsToWait = rateLimit(limits.perMinute);
  const receiver = formReceiver(options, limits);
  const inProgress = new Set<Promise<void>>();

  /** Loads the keys of messages that earlier processes have saved. */
  async function restore(): Promise<void> {
    for (const file of await outbox.names()) {
      const { key, time } = parseMessageName(file) ?? { key: '', time: 0 };
      const remaining = limits.repeatMs - Math.max(0, Date.now() - time);
      if (remaining > 0) recent.add(key, Promise.resolve(), remaining);
    }
  }

  async function handleForm(form: FormFields, client: string): Promise<void> {
    const sender = headerText(form.get('email') ?? '');
    if (form.get(control.honeypot)) {
      const reason = `the hidden field “${control.honeypot}” was filled in, as only bots do`;
      return log(`Message from ${sender} dropped: ${reason}.`);
    }
    const subject = headerText(form.get(control.subject) ?? '') || 'Message from the website';
    for (const name of Object.values(control)) form.delete(name);
    const missing = REQUIRED.filter((name) => !form.get(name)?.trim());
    if (missing.length > 0) throw new HttpError(400, `Please fill out: ${missing.join(', ')}.`);

    await restored;
    const key = messageKey(recipient, subject, form);
    const earlier = recent.find(key);
    if (!earlier) {
      const seconds = secondsToWait(client);
      if (seconds > 0) throw new HttpError(429, 'Too many messages.', { 'Retry-After': String(seconds) });
      recent.add(key, save(messageName(key), subject, form, sender));
    }
    await (earlier ?? recent.find(key));
    if (earlier) log(`Message from ${sender} was sent again; it is delivered once.`);
  }

  async function save(name: string, subject: string, form: FormFields, sender: string): Promise<void> {
    const source = await composeMessage(name, subject, form, envelope);
    const outcome = await outbox.save(name, source);
    log(`Message from ${sender} ${outcome}`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const work = receiver.receive(request, handleForm);
    const { status, message, headers } = await work.then(accepted, (error: unknown) => rejected(error, log));
    if (!request.complete) setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
    if (response.destroyed) return;
    if (!isAjax(request)) return sendPage(response, status, message, words, headers);
    sendJson(response, status, message, { ...corsHeaders(request, origins), ...headers });
  }

  return {
    claims: (request) => isAjax(request) || request.method === 'POST',
    handle(request, response) {
      if (isAjax(request) && request.method === 'OPTIONS') return sendPreflight(request, response, origins);
      const work = answer(request, response).finally(() => inProgress.delete(work));
      inProgress.add(work);
      return work;
    },
    async close() {
      receiver.close();
      const done = Promise.all(inProgress).then(() => outbox.close());
      // Do not wait for a hanging disk: messages that are not on it did not get status 200.
      await withTimeout(done, CLOSE_MS, () => new Error('timeout')).catch(() =>
        log('Stopped before all messages were saved.'),
      );
    },
  };
}

const accepted = () => ({ status: 200, message: 'The form was submitted successfully.', headers: {} });

function rejected(error: unknown, log: (line: string) => void): HttpError {
  if (error instanceof HttpError && error.status < 500) return error;
  const cause = error instanceof HttpError ? (error.cause ?? error) : error;
  log(`Message NOT delivered: ${headerText(cause instanceof Error ? cause.message : String(cause))}`);
  return error instanceof HttpError ? error : new HttpError(500, 'The message could not be saved.');
}

const isAjax = (request: IncomingMessage) => request.url?.startsWith('/ajax/') ?? false;
