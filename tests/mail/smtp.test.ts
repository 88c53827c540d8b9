import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { smtpDelivery } from '../../src/mail/smtp.ts';
import { MESSAGE, RECIPIENT, startTestService, type TestService } from './service.ts';

const STALL_MS = 400;
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

interface TestSmtp {
  port: number;
  /** Messages that the server has accepted. */
  accepted: string[];
  close(): Promise<void>;
}

async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const accepted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onData: (stream, _session, done) =>
      void text(stream).then((source) => {
        accepted.push(source);
        done();
      }),
    ...options,
  });
  // A client that cuts its connection is part of these tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= new Promise((resolve) => server.close(resolve));
    return closing;
  };
  const smtp = { port: (server.server.address() as AddressInfo).port, accepted, close };
  open.push(smtp);
  return smtp;
}

async function startMail(port: number, host = '127.0.0.1', deliverMs = 10_000): Promise<TestService> {
  const mail = await startTestService({ smtpUrl: `smtp://${host}:${port}`, limits: { deliverMs } });
  open.unshift(mail);
  return mail;
}

const failure = (status: number) => [
  status,
  { success: 'false', message: expect.stringContaining('mail server') },
];
const outcome = async (response: Response) => [response.status, await response.json()];

test('a message that the server accepts is answered with 200 and leaves no file', async () => {
  const smtp = await startSmtp();
  const mail = await startMail(smtp.port);
  expect((await mail.send()).status).toBe(200);
  expect(smtp.accepted).toHaveLength(1);
  const email = await PostalMime.parse(smtp.accepted[0] ?? '');
  expect(email).toMatchObject({ subject: MESSAGE._subject, to: [{ address: RECIPIENT }] });
  expect(email.text?.replaceAll('\r\n', '\n')).toContain(MESSAGE.message.replaceAll('\r\n', '\n'));
  expect(await mail.mails()).toEqual([]);
  expect(mail.log).toEqual([`Message from ada@engine.example accepted by 127.0.0.1 for ${RECIPIENT}`]);
});

test('a server that refuses the sender, the recipient or the text is a 502, told in the log', async () => {
  const refusal = new Error('Not here');
  const stages: SMTPServerOptions[] = [
    { onConnect: (_session, done) => done(refusal) },
    { onMailFrom: (_address, _session, done) => done(refusal) },
    { onRcptTo: (_address, _session, done) => done(refusal) },
    { onData: (stream, _session, done) => stream.resume().on('end', () => done(refusal)) },
  ];
  for (const stage of stages) {
    const mail = await startMail((await startSmtp(stage)).port);
    expect(await outcome(await mail.send())).toEqual(failure(502));
    expect(mail.log.join()).toMatch(/^Message NOT delivered: .*Not here/);
  }
});

test('a server that is not there is a 502; once it is back, the next message arrives, once', async () => {
  const gone = await startSmtp();
  await gone.close();
  const mail = await startMail(gone.port);
  expect(await outcome(await mail.send())).toEqual(failure(502));
  const back = await startSmtp({}, gone.port);
  expect((await mail.send()).status).toBe(200);
  expect(back.accepted).toHaveLength(1);
});

test('a server that drops the connection is a 502', async () => {
  let drop = () => {};
  const smtp = await startSmtp({
    onData: (stream) => {
      stream.resume();
      drop();
    },
  });
  const mail = await startMail(smtp.port);
  drop = () => void smtp.close();
  expect(await outcome(await mail.send())).toEqual(failure(502));
});

test.each<[string, SMTPServerOptions]>([
  ['never greets', { onConnect: () => {} }],
  ['takes the text and never answers', { onData: (stream) => void stream.resume() }],
])('a server that %s is a 504 in time, and its connection is cut', async (_, stall) => {
  let cut = false;
  const smtp = await startSmtp({
    ...stall,
    onClose: () => {
      cut = true;
    },
  });
  const mail = await startMail(smtp.port, '127.0.0.1', STALL_MS);
  const start = Date.now();
  expect(await outcome(await mail.send())).toEqual(failure(504));
  expect(Date.now() - start).toBeLessThan(STALL_MS + 3000);
  await expect.poll(() => cut).toBe(true);
});

test('a server elsewhere that offers no encryption gets no message', async () => {
  const smtp = await startSmtp();
  // The same address in a form that does not look like this machine.
  const mail = await startMail(smtp.port, '[::ffff:127.0.0.1]');
  expect(await outcome(await mail.send())).toEqual(failure(502));
  expect(smtp.accepted).toEqual([]);
  expect(mail.log[0]).toMatch(/STARTTLS/i);
});

test('an address of another kind is an error at once', () => {
  expect(() => smtpDelivery('https://mail.example', 1)).toThrow(
    'SMTP_URL must start with smtp:// or smtps://.',
  );
  expect(() => smtpDelivery('mail.example', 1)).toThrow(TypeError);
});
