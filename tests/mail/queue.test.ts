/** With an SMTP server a message is answered once it is on disk, and a queue delivers it from there. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import type { Limits } from '../../src/mail/options.ts';
import { MESSAGE, RECIPIENT, startTestService, type TestService } from './service.ts';
import { type Answer, reply, startSmtp, type TestSmtp } from './smtp-server.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function smtpServer(answer?: Answer, options?: SMTPServerOptions, port?: number): Promise<TestSmtp> {
  const smtp = await startSmtp(answer, options, port);
  open.push(smtp);
  return smtp;
}

async function mailService(
  port: number,
  limits: Partial<Limits> = {},
  options: { outbox?: string; host?: string } = {},
): Promise<TestService> {
  const { host = '127.0.0.1', ...rest } = options;
  const mail = await startTestService({
    smtpUrl: `smtp://${host}:${port}`,
    limits: { retryMs: 20, ...limits },
    ...rest,
  });
  open.push(mail);
  return mail;
}

const inFolder = (folder: string) => readdir(folder).catch(() => [] as string[]);
const waiting = async ({ outbox }: TestService) =>
  (await inFolder(join(outbox, 'queue'))).filter((name) => /\.(eml|sending)$/.test(name));
const failed = ({ outbox }: TestService) => inFolder(join(outbox, 'failed'));
const idsOf = async (sources: string[]) =>
  (await Promise.all(sources.map((source) => PostalMime.parse(source)))).map(({ messageId }) => messageId);

/** Sends one message, which must be answered with 200, and waits until nothing waits in the queue. */
async function sendAndDrain(mail: TestService): Promise<void> {
  expect((await mail.send()).status).toBe(200);
  await expect.poll(() => waiting(mail), { timeout: 20_000 }).toEqual([]);
}

test('a message that the server accepts arrives once, complete, and is deleted from the queue', async () => {
  const smtp = await smtpServer();
  const mail = await mailService(smtp.port);
  await sendAndDrain(mail);
  expect(smtp.taken).toHaveLength(1);
  const email = await PostalMime.parse(smtp.taken[0] ?? '');
  expect(email).toMatchObject({ subject: MESSAGE._subject, to: [{ address: RECIPIENT }] });
  expect(email.text?.replaceAll('\r\n', '\n')).toContain(MESSAGE.message.replaceAll('\r\n', '\n'));
  const [name = ''] = await inFolder(join(mail.outbox, 'queue'));
  expect(await readFile(join(mail.outbox, 'queue', name), 'utf8')).toBe('');
  // The queue logs once the file has moved.
  await expect
    .poll(() => mail.log)
    .toEqual([
      expect.stringMatching(/^Message from ada@engine\.example queued as /),
      expect.stringMatching(new RegExp(`^Message \\S+ accepted by 127\\.0\\.0\\.1 for ${RECIPIENT}$`)),
    ]);
});

describe('nobody can say whether it was delivered, so it is sent again with the same Message-ID:', () => {
  test('the server accepts the message and resets the connection', async () => {
    const smtp: TestSmtp = await smtpServer((done, count) => (count === 1 ? smtp.reset() : done()));
    const mail = await mailService(smtp.port);
    await sendAndDrain(mail);
    const [first, second, ...others] = await idsOf(smtp.taken);
    expect([first, others]).toEqual([second, []]);
    expect(first).toMatch(/^<[^<>@\s]+@cedarline\.example>$/);
  });

  test('the server accepts the message and does not respond', async () => {
    const smtp = await smtpServer((done, count) => count > 1 && done());
    const mail = await mailService(smtp.port, { deliverMs: 400 });
    await sendAndDrain(mail);
    const [first, second, ...others] = await idsOf(smtp.taken);
    expect([first, others]).toEqual([second, []]);
  });
});

test('a server that answers after 12 seconds gets the message once', async () => {
  const smtp = await smtpServer((done) => setTimeout(done, 12_000));
  const mail = await mailService(smtp.port);
  await sendAndDrain(mail);
  expect(smtp.taken).toHaveLength(1);
}, 40_000);

describe('what is temporary is tried again until it succeeds:', () => {
  const twice = (error: Error) => {
    let times = 0;
    return (done: (error?: Error | null) => void) => (times++ < 2 ? done(error) : done());
  };
  const cases: [string, Answer | undefined, SMTPServerOptions][] = [
    ['421 as its greeting', undefined, { onConnect: (_s, done) => later421(done) }],
    ['450 for the recipient', undefined, { onRcptTo: (_a, _s, done) => later450(done) }],
    ['451 for the text', twice(reply(451)), {}],
    [
      '530 for the sender: the setup is wrong, not the message',
      undefined,
      { onMailFrom: (_a, _s, done) => later530(done) },
    ],
  ];
  const [later421, later450, later530] = [twice(reply(421)), twice(reply(450)), twice(reply(530))];

  test.each(cases)('%s', async (_, answer, options) => {
    const smtp = await smtpServer(answer, options);
    const mail = await mailService(smtp.port);
    await sendAndDrain(mail);
    expect(new Set(await idsOf(smtp.taken)).size).toBe(1);
    expect(mail.log.filter((line) => /not delivered yet/.test(line))).toHaveLength(2);
    expect(await failed(mail)).toEqual([]);
  });

  test('a server that refuses the connection and comes back', async () => {
    const gone = await startSmtp();
    await gone.close();
    const mail = await mailService(gone.port);
    expect((await mail.send()).status).toBe(200);
    await expect.poll(() => mail.log.join()).toMatch(/not delivered yet: .*ECONNREFUSED/);
    const back = await smtpServer(undefined, {}, gone.port);
    await expect.poll(() => waiting(mail)).toEqual([]);
    expect(back.taken).toHaveLength(1);
  });

  test('a remote server without encryption gets no message, and the message is kept', async () => {
    const smtp = await smtpServer();
    // The same address in a form that does not look like this machine.
    const mail = await mailService(smtp.port, { retryMs: 60_000 }, { host: '[::ffff:127.0.0.1]' });
    expect((await mail.send()).status).toBe(200);
    await expect.poll(() => mail.log.join()).toMatch(/not delivered yet: .*STARTTLS/i);
    expect(smtp.taken).toEqual([]);
    expect(await waiting(mail)).toHaveLength(1);
  });
});

describe('what cannot succeed is kept in failed/ with the reason:', () => {
  const no = reply(550, 'No such mailbox');
  test.each<[string, Answer | undefined, SMTPServerOptions]>([
    ['the sender', undefined, { onMailFrom: (_a, _s, done) => done(no) }],
    ['the recipient', undefined, { onRcptTo: (_a, _s, done) => done(no) }],
    ['the text', (done) => done(no), {}],
  ])('a server refuses %s for good', async (_, answer, options) => {
    const smtp = await smtpServer(answer, options);
    const mail = await mailService(smtp.port);
    await sendAndDrain(mail);
    const [message = '', reason = '', ...others] = await failed(mail);
    expect(others).toEqual([]);
    expect((await PostalMime.parse(await readFile(join(mail.outbox, 'failed', message)))).subject).toBe(
      MESSAGE._subject,
    );
    expect(await readFile(join(mail.outbox, 'failed', reason), 'utf8')).toMatch(/550 No such mailbox/);
    await expect
      .poll(() => mail.log.at(-1))
      .toMatch(/^Message \S+ NOT delivered: .*550 No such mailbox.*failed/);
    // A person may have mended the reason: the file goes back, and the message goes out.
    await rename(join(mail.outbox, 'failed', message), join(mail.outbox, 'queue', message));
  });

  test('a message that could not be delivered for days', async () => {
    const smtp = await smtpServer((done) => done(reply(451, 'Greylisted')));
    const mail = await mailService(smtp.port, { giveUpMs: 100 });
    await sendAndDrain(mail);
    expect(await failed(mail)).toHaveLength(2);
    await expect.poll(() => mail.log.at(-1)).toMatch(/NOT delivered: .*451 Greylisted/);
  });
});

describe('after a restart the queue goes on:', () => {
  test('a waiting message is delivered unchanged', async () => {
    let busy = true;
    const smtp = await smtpServer((done) => done(busy ? reply(451) : null));
    const mail = await mailService(smtp.port, { retryMs: 60_000 });
    expect((await mail.send()).status).toBe(200);
    await expect.poll(() => smtp.taken.length).toBe(1);
    await mail.service.close();
    expect(await waiting(mail)).toHaveLength(1);
    busy = false;
    const next = await mailService(smtp.port, {}, { outbox: mail.outbox });
    await expect.poll(() => waiting(next)).toEqual([]);
    const [first, second, ...others] = await idsOf(smtp.taken);
    expect([first, others]).toEqual([second, []]);
  });

  test('a message that was being delivered when the service was killed', async () => {
    const smtp = await smtpServer();
    const first = await mailService(9); // nobody listens on this port
    await mkdir(join(first.outbox, 'queue'), { recursive: true });
    const name = '2026-01-02T03-04-05-678Z-0123456789abcdef0123456789abcdef';
    const source = 'From: a@b.example\r\nTo: c@d.example\r\nSubject: left\r\n\r\nBehind';
    const claim = `${name}.${Date.now() - 3_600_000}-00000000.sending`;
    await writeFile(join(first.outbox, 'queue', claim), source);
    const another = `${name.replace(/0/g, 'a')}.${Date.now()}-00000000.sending`;
    await writeFile(join(first.outbox, 'queue', another), source);
    const mail = await mailService(smtp.port, {}, { outbox: first.outbox });
    // What another process sends at this moment is left to it.
    await expect.poll(() => waiting(mail)).toEqual([another]);
    expect(smtp.taken).toEqual([expect.stringContaining('Behind')]);
  });

  test('two services on one outbox deliver each message once', async () => {
    const smtp = await smtpServer((done) => setTimeout(done, 5));
    const one = await mailService(smtp.port);
    const two = await mailService(smtp.port, {}, { outbox: one.outbox });
    const messages = Array.from({ length: 20 }, (_, index) => ({ ...MESSAGE, title: `Title ${index}` }));
    await Promise.all(messages.map((message, index) => (index % 2 ? one : two).send(message)));
    const three = await mailService(smtp.port, {}, { outbox: one.outbox });
    await expect.poll(() => waiting(three), { timeout: 20_000 }).toEqual([]);
    expect(new Set(await idsOf(smtp.taken)).size).toBe(20);
    expect(smtp.taken).toHaveLength(20);
  });
});

test('stopping does not wait for a server that hangs, and the message stays in the queue', async () => {
  const smtp = await smtpServer(() => {});
  const mail = await mailService(smtp.port);
  expect((await mail.send()).status).toBe(200);
  await expect.poll(() => smtp.taken.length).toBe(1);
  const start = performance.now();
  await mail.service.close();
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(await waiting(mail)).toEqual([expect.stringMatching(/\.eml$/)]);
});
