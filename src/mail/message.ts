import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { FormFields } from './parse-form.ts';

/** Where messages go and whom they come from. */
export interface Envelope {
  recipient: string;
  from: string;
}

/** The field whose text stands under the others, as it was typed. */
const LONG_FIELD = 'message';
const MAX_HEADER = 200;

// The shape of an address that a browser's own email field accepts.
const MAILBOX =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

/**
 * Lays a form out as an email: plain text, with the sender to reply to.
 * @param fields what the visitor typed, without the fields that steer the service
 * @param subject one line, see `headerText`
 */
export function composeMessage(
  fields: FormFields,
  subject: string,
  { recipient, from }: Envelope,
): SendMailOptions {
  const replyTo = mailbox(fields.get('name') ?? '', fields.get('email') ?? '');
  return {
    from,
    to: recipient,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: formatText(fields),
    textEncoding: 'quoted-printable',
    // Nothing that a visitor typed may make the server fetch an address or read a file.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The fields as a table of names and values, and the message under it exactly as it was typed. */
export function formatText(fields: FormFields): string {
  const short = [...fields].filter(([name]) => name !== LONG_FIELD);
  const width = Math.max(...short.map(([name]) => name.length), 0) + 2;
  const rows = short.map(([name, value]) => {
    const lines = value.split(/\r\n|\r|\n/);
    return `${title(name)}:`.padEnd(width) + lines.join(`\n${' '.repeat(width)}`);
  });
  return `${rows.join('\n')}\n\n${title(LONG_FIELD)}:\n\n${fields.get(LONG_FIELD) ?? ''}\n`;
}

/** Text that is safe in a header: one line, no control or invisible characters, not endless. */
export function headerText(value: string): string {
  const visible = value.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return [...visible].slice(0, MAX_HEADER).join('');
}

/** The sender to reply to; absent when the address is none that mail could go to (it still stands in the text). */
function mailbox(name: string, email: string): { name: string; address: string } | undefined {
  const at = email.lastIndexOf('@');
  const address = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
  return at > 0 && address.length <= 254 && MAILBOX.test(address)
    ? { name: headerText(name), address }
    : undefined;
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
