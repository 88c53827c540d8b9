import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { FormFields } from './parse-form.ts';

/** Recipient and sender of messages. */
export interface Envelope {
  recipient: string;
  from: string;
}

/** The field that comes after all others, unchanged. */
export const LONG_FIELD = 'message';
const MAX_HEADER = 200;

/** Characters that override the text direction, which can disguise text. */
const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

// The pattern of `<input type="email">` in the HTML standard.
const MAILBOX =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Composes a plain text email from a form, with Reply-To.
 * @param name see `messageName`; every copy of the message has the same Message-ID
 * @param subject one line, see `headerText`
 * @param fields the form without its control fields
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
    // Visitors' input must never make the server fetch a URL or read a file.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new TypeError('The composer did not return a buffer.');
  return message;
}

/** The fields as a table of names and values, followed by the unchanged message. */
export function formatText(fields: FormFields): string {
  const short = [...fields].filter(([name]) => name !== LONG_FIELD);
  const width = Math.max(...short.map(([name]) => name.length), 0) + 2;
  const rows = short.map(([name, value]) => {
    const lines = value.replace(BIDI_OVERRIDES, '').split(/\r\n|\r|\n/);
    return `${title(name)}:`.padEnd(width) + lines.join(`\n${' '.repeat(width)}`);
  });
  return `${rows.join('\n')}\n\n${title(LONG_FIELD)}:\n\n${fields.get(LONG_FIELD) ?? ''}\n`;
}

/** Text that is safe in a header: one line of limited length, without control or invisible characters. */
export function headerText(value: string): string {
  const visible = value.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return [...visible].slice(0, MAX_HEADER).join('');
}

/** The address for Reply-To; undefined if it is not valid. The text contains it in any case. */
function mailbox(name: string, email: string): { name: string; address: string } | undefined {
  const at = email.lastIndexOf('@');
  const address = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
  return at > 0 && address.length <= 254 && MAILBOX.test(address)
    ? { name: headerText(name), address }
    : undefined;
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
