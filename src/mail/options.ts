import type { IncomingMessage } from 'node:http';
import type { Words } from './responses.ts';

/** Names of the form's fields that steer the service, as in the site's content. */
export interface ControlFields {
  subject: string;
  captcha: string;
  template: string;
  honeypot: string;
}

export interface Limits {
  /** Largest request. */
  bytes: number;
  /** How long a request may take to arrive. */
  receiveMs: number;
  /** How long an SMTP server may take. */
  deliverMs: number;
  /** Messages from one client. */
  perMinute: number;
  /** Messages at work at once. */
  atOnce: number;
}

export interface MailServiceOptions {
  /** Folder for `.eml` files; unused with an SMTP server. */
  outbox: string;
  /** SMTP server that sends the messages instead; see `smtpDelivery`. */
  smtpUrl?: string | undefined;
  /** The one address that messages go to. */
  recipient: string;
  /** The address they come from. */
  from?: string | undefined;
  fields?: ControlFields;
  limits?: Partial<Limits>;
  words?: Words;
  /** Tells clients apart for the rate limit; by default by the address of their connection. */
  client?: (request: IncomingMessage) => string;
  log?: (line: string) => void;
}

/** The limits without others: a person's message fits with ease, and an answer comes before the browser gives up. */
export const LIMITS: Limits = {
  bytes: 64 * 1024,
  receiveMs: 8_000,
  deliverMs: 10_000,
  perMinute: 30,
  atOnce: 100,
};

/** The names that FormSubmit gives its fields. */
export const CONTROL_FIELDS: ControlFields = {
  subject: '_subject',
  captcha: '_captcha',
  template: '_template',
  honeypot: '_honey',
};
