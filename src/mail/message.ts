import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { FormFields } from './parse-form.ts';

/** Where messages go and whom they come from. */
export interface Envelope {
  recipient: string;
  from: string;
}

/** The field whose text comes after the others, as it was typed. */
export const LONG_FIELD = 'message';
const MAX_HEADER = 200;

/** Characters that turn the direction of writing, so that what is read is not what was typed. */
const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

// The shape of an address that a browser's own email field accepts.
const MAILBOX =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Lays a form out as an email: plain text, with the sender to reply to.
 * @param name of the message, see `messageName`; its Message-ID is the same however often it is sent
 * @param subject one line, see `headerText`
 * @param fields what the visitor typed, without the fields that steer the service
 * @returns the source of the email
 */
export async function composeMessage(
  name: string,
  subject: string,
  fields: FormFields,
  { recipient, from }: Envelope,
): Promise<Buffer> {
  const replyTo = mailbox(fields.get('name') ?? '', fields.get('email') ?? '');
  const { message } = await composer.sendMail({
    messageId: `<${name}@${from.split('@').at(-1)}>`,
    from,
    to: recipient,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: formatText(fields),
    textEncoding: 'quoted-printable',
    // Nothing that a visitor typed may make the server fetch an address or read a file.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new TypeError('The composer did not return the message whole.');
  return message;
}

/** The fields as a table of names and values, and the message under it exactly as it was typed. */
export function formatText(fields: FormFields): string {
  const short = [...fields].filter(([name]) => name !== LONG_FIELD);
  const width = Math.max(...short.map(([name]) => name.length), 0) + 2;
  const rows = short.map(([name, value]) => {
    const lines = value.replace(BIDI_OVERRIDES, '').split(/\r\n|\r|\n/);
    return `${title(name)}:`.padEnd(width) + lines.join(`\n${' '.repeat(width)}`);
  });
  return `${rows.join('\n')}\n\n${title(LONG_FIELD)}:\n\n${fields.get(LONG_FIELD) ?? ''}\n`;
}

/** Text that is safe in a header: one line, no control or invisible characters, not endless. */
export function headerText(value: string): string {
  const visible = value.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return [...visible].slice(0, MAX_HEADER).join('');
}

/** The sender to reply to; absent when no mail could go to the address, which the text shows all the same. */
function mailbox(name: string, email: string): { name: string; address: string } | undefined {
  const at = email.lastIndexOf('@');
  const address = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
  return at > 0 && address.length <= 254 && MAILBOX.test(address)
    ? { name: headerText(name), address }
    : undefined;
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
