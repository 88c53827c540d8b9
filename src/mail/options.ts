import type { IncomingMessage } from 'node:http';
import { MESSAGE_LIMIT_BYTES } from '../constants.ts';
import type { Words } from './responses.ts';

/** Names of the form's fields that steer the service, as in the site's content. */
export interface ControlFields {
  subject: string;
  captcha: string;
  template: string;
  honeypot: string;
}

export interface Limits {
  /** Largest request body. */
  bytes: number;
  /** Request bodies in memory, all together. */
  bufferedBytes: number;
  /** Unfinished request bodies of one client. */
  bodiesPerClient: number;
  /** How long a request may take to arrive. */
  receiveMs: number;
  /** How long the disk may take to save a message. */
  saveMs: number;
  /** Messages from one client. */
  perMinute: number;
  /** How long a message is remembered, so that the same one is not delivered twice. */
  repeatMs: number;
  /** All files of the outbox together. */
  outboxBytes: number;
  /** How long one attempt at the SMTP server may take. */
  deliverMs: number;
  /** Pause after the first failed attempt; it doubles with each one, up to `maxRetryMs`. */
  retryMs: number;
  maxRetryMs: number;
  /** How old a message gets before the queue gives it up. */
  giveUpMs: number;
}

export interface MailServiceOptions {
  /** Folder for messages: as `.eml` files, or in `queue/` and `failed/` with an SMTP server. */
  outbox: string;
  /** SMTP server that the queue delivers to; see `smtpSender`. */
  smtpUrl?: string | undefined;
  /** The one address that messages go to. */
  recipient: string;
  /** The address they come from. */
  from?: string | undefined;
  /** Origins of pages that may send, besides that of the service itself. */
  origins?: readonly string[];
  fields?: ControlFields;
  limits?: Partial<Limits>;
  words?: Words;
  /** Tells clients apart for the limits; by default by the address of their connection. */
  client?: (request: IncomingMessage) => string;
  log?: (line: string) => void;
}

const MINUTE_MS = 60_000;

export const LIMITS: Limits = {
  // URL encoding makes up to six bytes of one: a line break is sent as %0D%0A.
  bytes: 6 * MESSAGE_LIMIT_BYTES + 256 * 1024,
  bufferedBytes: 64 * 1024 * 1024,
  bodiesPerClient: 5,
  receiveMs: 25_000,
  saveMs: 10_000,
  perMinute: 30,
  repeatMs: 10 * MINUTE_MS,
  outboxBytes: 500_000_000,
  // A server may check a message for viruses and spam before it answers.
  deliverMs: 2 * MINUTE_MS,
  retryMs: 15_000,
  maxRetryMs: 60 * MINUTE_MS,
  giveUpMs: 4 * 24 * 60 * MINUTE_MS,
};

/** The names that FormSubmit gives its fields. */
export const CONTROL_FIELDS: ControlFields = {
  subject: '_subject',
  captcha: '_captcha',
  template: '_template',
  honeypot: '_honey',
};
