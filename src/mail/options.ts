import type { IncomingMessage } from 'node:http';
import { MESSAGE_LIMIT_BYTES } from '../constants.ts';
import type { Words } from './responses.ts';

/** Names of the form's control fields, as in the site's content. */
export interface ControlFields {
  subject: string;
  captcha: string;
  template: string;
  honeypot: string;
}

export interface Limits {
  /** Largest request body. */
  bytes: number;
  /** All request bodies in memory together. */
  bufferedBytes: number;
  /** Unfinished request bodies of one client. */
  bodiesPerClient: number;
  /** Timeout for receiving a request. */
  receiveMs: number;
  /** Timeout for saving a message. */
  saveMs: number;
  /** Messages of one client. */
  perMinute: number;
  /** How long the same message counts as a repetition, which is not delivered. */
  repeatMs: number;
  /** All files of the outbox together. */
  outboxBytes: number;
  /** Timeout for one delivery attempt. */
  deliverMs: number;
  /** Delay after the first failed attempt; doubles with each, up to `maxRetryMs`. */
  retryMs: number;
  maxRetryMs: number;
  /** Age at which the queue gives a message up. */
  giveUpMs: number;
}

export interface MailServiceOptions {
  /** Folder for messages: as `.eml` files, or in `queue/` and `failed/` with an SMTP server. */
  outbox: string;
  /** SMTP server that the queue delivers to; see `smtpSender`. */
  smtpUrl?: string | undefined;
  /** The address that all messages are sent to. */
  recipient: string;
  /** The address that they are sent from. */
  from?: string | undefined;
  /** Origins of allowed pages, besides that of the service itself. */
  origins?: readonly string[];
  fields?: ControlFields;
  limits?: Partial<Limits>;
  words?: Words;
  /** Identifies a client for the limits; the address of its connection by default. */
  client?: (request: IncomingMessage) => string;
  log?: (line: string) => void;
}

const MINUTE_MS = 60_000;

export const LIMITS: Limits = {
  // URL encoding needs up to six bytes for one: a line break is sent as %0D%0A.
  bytes: 6 * MESSAGE_LIMIT_BYTES + 256 * 1024,
  bufferedBytes: 64 * 1024 * 1024,
  bodiesPerClient: 5,
  receiveMs: 25_000,
  saveMs: 10_000,
  perMinute: 30,
  repeatMs: 10 * MINUTE_MS,
  outboxBytes: 500_000_000,
  // A server may scan a message for viruses and spam before it responds.
  deliverMs: 2 * MINUTE_MS,
  retryMs: 15_000,
  maxRetryMs: 60 * MINUTE_MS,
  giveUpMs: 4 * 24 * 60 * MINUTE_MS,
};

/** FormSubmit's names. */
export const CONTROL_FIELDS: ControlFields = {
  subject: '_subject',
  captcha: '_captcha',
  template: '_template',
  honeypot: '_honey',
};
