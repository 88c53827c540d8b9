import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { createMailService, type MailService } from '../../src/mail/mail-service.ts';
import type { MailServiceOptions } from '../../src/mail/options.ts';

export const RECIPIENT = 'hello@cedarline.example';

/** A message as the contact form sends it. */
export const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  title: 'Analyst',
  message: 'Hello 👋🏽 — Łukasz says “hi”.\r\n\r\nWi‑Fi 🛜 please.\r\n.\r\nFrom here on.',
  _subject: 'New message from the website',
  _captcha: 'false',
  _template: 'table',
  _honey: '',
};

export interface TestService {
  /** Origin of the server. */
  url: string;
  port: number;
  service: MailService;
  /** Lines that it logged. */
  log: string[];
  outbox: string;
  send(fields?: Record<string, string>, path?: string, headers?: Record<string, string>): Promise<Response>;
  /** What lies in the outbox, read by a mail program's parser. */
  mails(): Promise<Email[]>;
  close(): Promise<void>;
}

/** Starts a mail service on a free port with its own outbox. */
export async function startTestService(options: Partial<MailServiceOptions> = {}): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const outbox = options.outbox ?? join(folder, 'outbox');
  const log: string[] = [];
  // All tests are one client.
  const limits = { perMinute: 1e6, bodiesPerClient: 1000, ...options.limits };
  const service = createMailService({
    outbox,
    recipient: RECIPIENT,
    log: (line) => log.push(line),
    ...options,
    limits,
  });
  const server = createServer((request, response) => void service.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    service,
    log,
    outbox,
    send(fields = MESSAGE, path = `/ajax/${RECIPIENT}`, headers = {}) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return fetch(url + path, { method: 'POST', body, headers: { Accept: 'application/json', ...headers } });
    },
    async mails() {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return Promise.all(
        names.sort().map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
      );
    },
    async close() {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), service.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
