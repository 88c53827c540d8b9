import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { site } from '../../../tests/site-fixture.ts';
import { createMailStandIn } from './stand-in.ts';

const RECIPIENT = site.company.email;
const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  title: 'Analyst',
  message: 'Hello 👋🏽 — Łukasz says “hi”.\r\n\r\nWi‑Fi 🛜 please.\r\n.\r\nFrom here on. \t',
  _subject: 'New message from the website',
  _captcha: 'false',
  _template: 'table',
  _honey: '',
};

let folder: string;
let server: Server;
let url: string;
let log: string[];

async function start(outbox: string): Promise<void> {
  log = [];
  const service = createMailStandIn(outbox, (line) => log.push(line));
  server = createServer((request, response) => void service.handle(site, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  await start(join(folder, 'outbox'));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

function send(fields: Record<string, string | Blob> = MESSAGE, path = `/ajax/${RECIPIENT}`, headers = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(url + path, { method: 'POST', body, headers: { Accept: 'application/json', ...headers } });
}

/** What lies in the outbox, read by a mail program's parser. */
async function mails(): Promise<Email[]> {
  const names = await readdir(join(folder, 'outbox')).catch(() => []);
  expect(names.filter((name) => !name.endsWith('.eml'))).toEqual([]);
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, 'outbox', name)))),
  );
}

const lines = (text = '') => text.replaceAll('\r\n', '\n');

describe('a message', () => {
  test('is one .eml file with every word in place, and a line of the log', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: 'true',
      message: 'The form was submitted successfully.',
    });
    const [email, ...others] = await mails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      from: { address: 'website@example.test' },
      to: [{ address: RECIPIENT }],
      replyTo: [{ name: MESSAGE.name, address: MESSAGE.email }],
      subject: MESSAGE._subject,
    });
    expect(lines(email?.text)).toBe(
      `Name:  Ada Lovelace\nEmail: ada@engine.example\nTitle: Analyst\n\nMessage:\n\n${lines(MESSAGE.message)}\n`,
    );
    expect(log).toEqual([expect.stringMatching(/^Message from ada@engine\.example saved as .+\.eml$/)]);
  });

  test('sent without scripts also arrives, with the site’s words as the answer', async () => {
    const body = new URLSearchParams(MESSAGE);
    const response = await fetch(`${url}/${encodeURIComponent(RECIPIENT)}`, { method: 'POST', body });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('<h1>Message sent successfully</h1>');
    expect(lines((await mails())[0]?.text)).toContain(lines(MESSAGE.message));
  });

  test('that robots have filled in is dropped, and they do not notice', async () => {
    expect((await send({ ...MESSAGE, _honey: 'robot' })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test.each(['\r\n', '\n', '\r', '\u0085', '\u2028'])('adds no header by the line end %j', async (end) => {
    const forged = `x${end}Bcc: eve@x.example${end}${end}<html>`;
    await send({ ...MESSAGE, name: forged, email: forged, _subject: forged });
    const [email] = await mails();
    expect(email?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(email).toMatchObject({ subject: 'x Bcc: eve@x.example <html>', to: [{ address: RECIPIENT }] });
    expect(email?.replyTo).toBeUndefined();
    expect(log[0]).toMatch(/^Message from x Bcc: eve@x\.example <html> saved as [\w/.:\\-]+$/);
  });
});

describe('nothing is saved, and the answer says why,', () => {
  afterEach(async () => expect(await mails()).toEqual([]));

  test.each([
    ['for another recipient', () => send(MESSAGE, '/ajax/eve@x.example'), 404],
    ['for a path that is none', () => send(MESSAGE, '/ajax/%E0%A4%A'), 404],
    ['from a page of another site', () => send(MESSAGE, undefined, { Origin: 'https://evil.example' }), 403],
    ['by another method', () => fetch(`${url}/ajax/${RECIPIENT}`), 405],
    ['with a file', () => send({ ...MESSAGE, title: new Blob(['x']) }), 400],
    ['without a form', () => fetch(`${url}/ajax/${RECIPIENT}`, { method: 'POST', body: '{}' }), 400],
    ['for a message that is too long', () => send({ ...MESSAGE, message: 'x'.repeat(7_000_000) }), 413],
  ])('%s', async (_, ask, status) => {
    const response = await ask();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: 'false' });
  });
});

test('an outbox that cannot be written is an error for the visitor, and is logged', async () => {
  server.close();
  await start('/dev/null/outbox');
  const response = await send();
  expect([response.status, await response.json()]).toEqual([
    500,
    { success: 'false', message: 'The message could not be saved.' },
  ]);
  expect(log).toEqual([expect.stringMatching(/^Message NOT saved: Error: E/)]);
  expect(await (await send(MESSAGE, `/${RECIPIENT}`)).text()).toContain('<h1>Couldn’t send message</h1>');
});
