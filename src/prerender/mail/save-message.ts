import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** The field that comes after all others, unchanged. */
const LONG_FIELD = 'message';
const MAX_HEADER = 200;
/** Characters that override the text direction, which can disguise text. */
const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
/** An address that can stand in a header as it is. */
const MAILBOX = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Saves a form as a plain text email with Reply-To.
 * @param fields the form without its control fields
 * @returns the path of the file, which is whole and on the disk
 * @throws Node's error when it cannot be written
 */
export async function saveMessage(
  outbox: string,
  recipient: string,
  subject: string,
  fields: ReadonlyMap<string, string>,
): Promise<string> {
  const id = `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID()}`;
  const domain = recipient.split('@').at(-1);
  const address = fields.get('email') ?? '';
  const { message } = await composer.sendMail({
    messageId: `<${id}@${domain}>`,
    from: `website@${domain}`,
    to: recipient,
    ...(MAILBOX.test(address) && { replyTo: { name: headerText(fields.get('name') ?? ''), address } }),
    subject: headerText(subject) || 'Message from the website',
    text: formatText(fields),
    textEncoding: 'quoted-printable',
    // Visitors' input must never make the server fetch a URL or read a file.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const path = join(outbox, `${id}.eml`);
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, message, { flag: 'wx', mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
  return path;
}

/** The fields as a table of names and values, followed by the unchanged message. */
function formatText(fields: ReadonlyMap<string, string>): string {
  const short = [...fields].filter(([name]) => name !== LONG_FIELD);
  const width = Math.max(...short.map(([name]) => name.length), 0) + 2;
  const rows = short.map(([name, value]) => {
    const lines = value.replace(BIDI_OVERRIDES, '').split(/\r\n|\r|\n/);
    return `${title(name)}:`.padEnd(width) + lines.join(`\n${' '.repeat(width)}`);
  });
  return `${rows.join('\n')}\n\n${title(LONG_FIELD)}:\n\n${fields.get(LONG_FIELD) ?? ''}\n`;
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Text that is safe in a header or a terminal: one line of limited length, without invisible characters. */
export function headerText(value: string): string {
  const visible = value.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return [...visible].slice(0, MAX_HEADER).join('');
}
