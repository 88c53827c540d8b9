/** What whoever runs the mail service relies on: limits, rights, room on the disk, and who may send. */
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MESSAGE_LIMIT_BYTES } from '../../src/constants.ts';
import type { MailServiceOptions } from '../../src/mail/options.ts';
import { MESSAGE, RECIPIENT, startTestService, type TestService } from './service.ts';

const open: TestService[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const each of open.splice(0)) await each.close();
});

async function start(options: Partial<MailServiceOptions> = {}): Promise<TestService> {
  const mail = await startTestService(options);
  open.push(mail);
  return mail;
}

const different = (index: number) => ({ ...MESSAGE, title: `Title ${index}` });

/** Opens a request whose body never comes whole; resolves once the service has begun to read it. */
async function unfinished(mail: TestService, headers: string[] = []) {
  const socket = connect(mail.port, '127.0.0.1');
  const head = [
    `POST /ajax/${RECIPIENT} HTTP/1.1`,
    'Host: x',
    'Content-Length: 900',
    'Expect: 100-continue',
    ...headers,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve)); // "100 Continue", or a refusal
  return socket;
}

describe('a message sent again', () => {
  test('within ten minutes is answered with 200 and arrives once, with and without scripts', async () => {
    const mail = await start({ limits: { perMinute: 1 } });
    const answers = await Promise.all([mail.send(), mail.send(), mail.send(MESSAGE, `/${RECIPIENT}`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await mail.send()).status).toBe(200);
    expect(await mail.mails()).toHaveLength(1);
    expect(mail.log.at(-1)).toBe('Message from ada@engine.example was sent again; it is delivered once.');
  });

  test('is known after a restart', async () => {
    const mail = await start();
    expect((await mail.send()).status).toBe(200);
    const next = await start({ outbox: mail.outbox });
    expect((await next.send()).status).toBe(200);
    expect(await next.mails()).toHaveLength(1);
  });

  test('is a new one if a killed service had not finished writing it', async () => {
    const mail = await start();
    await mail.send();
    const [name = ''] = await readdir(mail.outbox);
    await rename(join(mail.outbox, name), join(mail.outbox, `${name}.part`));
    const next = await start({ outbox: mail.outbox });
    expect((await next.send()).status).toBe(200);
    expect(await next.mails()).toHaveLength(1);
  });

  test('later is a new one, and so is one that differs in one character', async () => {
    const mail = await start({ limits: { repeatMs: 50 } });
    expect((await mail.send()).status).toBe(200);
    expect((await mail.send({ ...MESSAGE, message: `${MESSAGE.message} ` })).status).toBe(200);
    expect(await mail.mails()).toHaveLength(2);
    await expect
      .poll(async () => {
        await mail.send();
        return (await mail.mails()).length;
      })
      .toBeGreaterThan(2);
  });

  test('after an error is accepted', async () => {
    const mail = await start();
    await writeFile(mail.outbox, 'in the way');
    expect((await mail.send()).status).toBe(500);
    await rm(mail.outbox);
    expect((await mail.send()).status).toBe(200);
    expect(await mail.mails()).toHaveLength(1);
  });
});

describe('the limit of messages a minute', () => {
  test('holds even if the clock is set back', async () => {
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    const mail = await start({ limits: { perMinute: 1 } });
    expect((await mail.send(different(1))).status).toBe(200);
    clock.mockReturnValue(now - 3_600_000);
    const response = await mail.send(different(2));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  test.each([
    ['one /64 of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['one address with ports', '203.0.113.7:1000', '203.0.113.7:1001', '203.0.113.8:1000'],
  ])('counts %s as one client', async (_, first, same, other) => {
    let address = first;
    const mail = await start({ limits: { perMinute: 1 }, client: () => address });
    expect((await mail.send(different(1))).status).toBe(200);
    address = same;
    expect((await mail.send(different(2))).status).toBe(429);
    address = other;
    expect((await mail.send(different(3))).status).toBe(200);
  });
});

test('a client may have few unfinished bodies, and others are served meanwhile', async () => {
  let client = 'slow';
  const mail = await start({ limits: { bodiesPerClient: 5 }, client: () => client });
  const sockets = [];
  for (let index = 0; index < 5; index++) sockets.push(await unfinished(mail));
  const response = await mail.send();
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '5']);
  for (let index = 0; index < 125; index++) {
    client = `slow ${index % 25}`;
    sockets.push(await unfinished(mail));
  }
  client = 'honest';
  expect((await mail.send()).status).toBe(200);
  client = 'slow';
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await mail.send(different(1))).status).toBe(200);
});

test('all bodies in memory together are limited', async () => {
  const mail = await start({ limits: { bufferedBytes: 2000 } });
  const response = await mail.send({ ...MESSAGE, message: 'x'.repeat(2000) });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await mail.send()).status).toBe(200);
});

describe('a long message', () => {
  const TOO_LONG =
    'The message is too long: at most 1 MB of text can be sent. Please shorten it, or send it by email.';

  test.each([
    ['letters', 'x'],
    ['signs of four bytes', '🛜'],
    ['line breaks', '\n'],
  ])(
    'of 1 MB of %s arrives whole, one byte more is refused with a sentence',
    async (_, sign) => {
      const mail = await start();
      const longest = `${sign.repeat(MESSAGE_LIMIT_BYTES / Buffer.byteLength(sign) - 1)}${'e'.repeat(Buffer.byteLength(sign))}`;
      for (const body of [new FormData(), new URLSearchParams()]) {
        const kind = body.constructor.name;
        for (const [name, value] of Object.entries({ ...MESSAGE, title: kind, message: longest }))
          body.set(name, value.replace(/\r?\n/g, '\r\n'));
        const { status } = await fetch(`${mail.url}/${RECIPIENT}`, { method: 'POST', body });
        expect([kind, status]).toEqual([kind, 200]);
      }
      const mails = await mail.mails();
      expect(mails).toHaveLength(2);
      for (const { text: all = '' } of mails)
        expect(all.replaceAll('\r\n', '\n').endsWith(`Message:\n\n${longest}\n`)).toBe(true);
      const refused = await mail.send({ ...MESSAGE, message: `${longest}x` });
      expect([refused.status, await refused.json()]).toEqual([413, { success: 'false', message: TOO_LONG }]);
      const page = await mail.send({ ...MESSAGE, message: `${longest}x` }, `/${RECIPIENT}`);
      expect([page.status, await page.text()]).toEqual([413, expect.stringContaining(TOO_LONG)]);
    },
    60_000,
  );

  test('that is far too long is refused with the same sentence', async () => {
    const mail = await start();
    const response = await mail.send({ ...MESSAGE, message: 'x'.repeat(8 * MESSAGE_LIMIT_BYTES) });
    expect(await response.json()).toEqual({ success: 'false', message: TOO_LONG });
  });

  test('in another field is refused as well', async () => {
    const mail = await start();
    expect((await mail.send({ ...MESSAGE, title: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('posts from pages', () => {
  const post = (mail: TestService, origin: string, path = `/ajax/${RECIPIENT}`) =>
    mail.send(MESSAGE, path, { Origin: origin });

  test('of this server itself and of none are taken, those of others are refused', async () => {
    const mail = await start();
    const own = await post(mail, mail.url);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, mail.url]);
    expect((await mail.send(different(1))).status).toBe(200);
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${mail.port + 1}`]) {
      const response = await post(mail, origin);
      expect([origin, response.status]).toEqual([origin, 403]);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect((await post(mail, origin, `/${RECIPIENT}`)).status).toBe(403);
    }
    expect(await mail.mails()).toHaveLength(2);
  });

  test('of the origins that are allowed are taken', async () => {
    const mail = await start({ origins: ['https://www.cedarline.example'] });
    const answer = await post(mail, 'https://www.cedarline.example');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'https://www.cedarline.example',
    ]);
    expect(answer.headers.get('vary')).toBe('Origin');
    expect((await post(mail, 'https://cedarline.example')).status).toBe(403);
    const ask = (origin: string) =>
      fetch(`${mail.url}/ajax/${RECIPIENT}`, { method: 'OPTIONS', headers: { Origin: origin } });
    const [ours, theirs] = [await ask('https://www.cedarline.example'), await ask('https://evil.example')];
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://www.cedarline.example',
    ]);
    expect([theirs.status, theirs.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

describe('the outbox', () => {
  test('is readable by its owner only', async () => {
    const mail = await start();
    await mail.send();
    const [name = ''] = await readdir(mail.outbox);
    expect((await stat(mail.outbox)).mode & 0o777).toBe(0o700);
    expect((await stat(join(mail.outbox, name))).mode & 0o777).toBe(0o600);
  });

  test('is cleared of what a killed service left unfinished, but not of what is being written', async () => {
    const { outbox } = await start();
    for (const folder of [outbox, join(outbox, 'queue')]) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'old.eml.part'), 'half a');
      await utimes(join(folder, 'old.eml.part'), new Date(0), new Date(0));
      await writeFile(join(folder, 'new.eml.part'), 'half a');
    }
    const mail = await start({ outbox, smtpUrl: 'smtp://127.0.0.1:9' });
    for (const folder of [outbox, join(outbox, 'queue')])
      await expect
        .poll(async () => (await readdir(folder)).filter((name) => name.endsWith('.part')))
        .toEqual(['new.eml.part']);
    expect(mail.log).toEqual([]);
  });

  test('that is full refuses messages, logs it, and accepts them again once there is room', async () => {
    const mail = await start({ limits: { outboxBytes: 100_000 } });
    const large = (index: number) => ({ ...different(index), message: 'x'.repeat(60_000) });
    expect((await mail.send(large(1))).status).toBe(200);
    expect((await mail.send(large(2))).status).toBe(507);
    expect(mail.log.at(-1)).toMatch(/^Message NOT delivered: .*outbox.* 100000 bytes.*MAX_OUTBOX_BYTES/);
    expect((await mail.send(different(3))).status).toBe(200);
    for (const name of await readdir(mail.outbox)) await rm(join(mail.outbox, name));
    expect((await mail.send(large(2))).status).toBe(200);
    const next = await start({ outbox: mail.outbox, limits: { outboxBytes: 100_000 } });
    expect((await next.send(large(4))).status).toBe(507);
  });

  test('that cannot be created is an error at once', async () => {
    const mail = await start({ outbox: '/proc/nope' });
    expect((await mail.send()).status).toBe(500);
    expect(mail.log[0]).toMatch(/^Message NOT delivered: ENOENT/);
  });
});

test('a message dropped as a robot’s is one line of the log', async () => {
  const mail = await start();
  await mail.send({ ...MESSAGE, _honey: 'robot' });
  expect(mail.log).toEqual([
    'Message from ada@engine.example dropped: the hidden field “_honey” was filled in, as only bots do.',
  ]);
});

test('characters that change the writing direction are removed above the message only', async () => {
  const mail = await start();
  await mail.send({ ...MESSAGE, name: 'Ada\u202e\u2066gpj.exe\u2069', message: 'As \u202etyped' });
  const [email] = await mail.mails();
  expect(email?.text).toContain('Name:  Adagpj.exe\n');
  expect(email?.text).toContain('As \u202etyped');
  expect(email?.replyTo).toMatchObject([{ name: 'Ada gpj.exe' }]);
});

test('a form with too many fields is refused, however it is sent', async () => {
  const mail = await start();
  const many = Object.fromEntries(Array.from({ length: 44 }, (_, index) => [`field${index}`, 'x']));
  for (const body of [
    new URLSearchParams({ ...many, ...MESSAGE }),
    new URLSearchParams({ ...MESSAGE, ...many }),
  ]) {
    const response = await fetch(`${mail.url}/ajax/${RECIPIENT}`, { method: 'POST', body });
    expect(await response.json()).toEqual({ success: 'false', message: 'The form has too many fields.' });
    expect(response.status).toBe(400);
  }
});

test('a subject is one line of at most 200 characters', async () => {
  const mail = await start();
  await mail.send({ ...MESSAGE, _subject: `Hello\r\nBcc: eve@x.example ${'x'.repeat(500)}` });
  expect((await mail.mails())[0]?.subject).toBe(`Hello Bcc: eve@x.example ${'x'.repeat(175)}`);
});

test('a request with “Expect: 100-continue” is answered', async () => {
  const mail = await start();
  const socket = await unfinished(mail, ['Connection: close']);
  socket.end('short');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});
