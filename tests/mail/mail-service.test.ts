import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MESSAGE, RECIPIENT, startTestService, type TestService } from './service.ts';

let mail: TestService;
beforeEach(async () => {
  mail = await startTestService({ limits: { bytes: 4096 } });
});
afterEach(() => mail.close());

const different = (index: number) => ({ ...MESSAGE, title: `Title ${index}` });

/** Sends bytes as they are and returns the whole answer. */
async function sendRaw(head: string[], body = '', port = mail.port): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\nHost: 127.0.0.1\r\n\r\n${body}`);
  return text(socket);
}

describe('a message', () => {
  test('arrives as one email with every word in place', async () => {
    const response = await mail.send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: 'true',
      message: 'The form was submitted successfully.',
    });
    const [email, ...others] = await mail.mails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      from: { address: 'website@cedarline.example' },
      to: [{ address: RECIPIENT }],
      replyTo: [{ name: MESSAGE.name, address: MESSAGE.email }],
      subject: MESSAGE._subject,
    });
    expect(email?.messageId).toMatch(/^<[^<>@\s]+@cedarline\.example>$/);
    expect(Math.abs(Date.parse(email?.date ?? '') - Date.now())).toBeLessThan(5000);
    expect(email?.text?.replaceAll('\r\n', '\n')).toBe(
      `Name:  Ada Lovelace\nEmail: ada@engine.example\nTitle: Analyst\n\nMessage:\n\n${MESSAGE.message.replaceAll('\r\n', '\n')}\n`,
    );
  });

  test('is a plain .eml file and one line of the log', async () => {
    await mail.send();
    const [name = '', ...others] = await readdir(mail.outbox);
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{32}\.eml$/);
    expect(mail.log).toEqual([`Message from ada@engine.example saved as ${join(mail.outbox, name)}`]);
    const source = await readFile(join(mail.outbox, name), 'latin1');
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('sent without scripts also arrives, and gets a page as response', async () => {
    const response = await mail.send(MESSAGE, `/${encodeURIComponent(RECIPIENT)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('<h1>Thank you</h1>');
    expect(await mail.mails()).toHaveLength(1);
  });

  test('with a filled honeypot is dropped, and the robot does not notice', async () => {
    const response = await mail.send({ ...MESSAGE, _honey: 'robot' });
    expect([response.status, await mail.mails()]).toEqual([200, []]);
  });

  test('cannot write to the terminal', async () => {
    await mail.send({ ...MESSAGE, email: 'a@b.example\u001b[2J\n\u202eForged' });
    expect(mail.log).toHaveLength(1);
    expect(mail.log[0]).toMatch(/^Message from a@b\.example \[2J Forged saved as [\w/.:\\-]+$/);
  });

  test('cannot forge a row of the table with a line break', async () => {
    await mail.send({ ...MESSAGE, name: 'Ada\r\nEmail: eve@x.example\rMessage:\n\nForged' });
    expect((await mail.mails())[0]?.text?.match(/^(Email|Message):.*$/gm)).toEqual([
      'Email: ada@engine.example',
      'Message:',
    ]);
  });

  test('from an invalid address has no Reply-To, but names the address', async () => {
    await mail.send({ ...MESSAGE, email: 'ada, eve@x.example' });
    const [email] = await mail.mails();
    expect(email?.replyTo).toBeUndefined();
    expect(email?.text).toContain('Email: ada, eve@x.example');
  });

  test('from an international domain can be replied to', async () => {
    await mail.send({ ...MESSAGE, email: 'ada@bücher.example' });
    expect((await mail.mails())[0]?.replyTo).toMatchObject([{ address: 'ada@xn--bcher-kva.example' }]);
  });
});

describe('is refused with its own status:', () => {
  test.each(['name', 'email', 'title', 'message'])('a form without %s', async (field) => {
    for (const value of ['', ' \n\t ']) {
      const response = await mail.send({ ...MESSAGE, [field]: value });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ success: 'false', message: `Please fill out: ${field}.` });
    }
  });

  test('another recipient', async () => {
    for (const path of [
      '/ajax/eve@x.example',
      '/ajax/',
      '/ajax/%E0%A4%A',
      '/eve@x.example',
      `/x/${RECIPIENT}`,
    ])
      expect((await mail.send(MESSAGE, path)).status, path).toBe(404);
  });

  test('another method, except a preflight request', async () => {
    const url = `${mail.url}/ajax/${RECIPIENT}`;
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const response = await fetch(url, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
    expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(204);
  });

  test('another kind of body', async () => {
    const response = await fetch(`${mail.url}/ajax/${RECIPIENT}`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(415);
  });

  test('a message that is too large, by its header or while it arrives', async () => {
    expect((await mail.send({ ...MESSAGE, message: 'x'.repeat(5000) })).status).toBe(413);
    const chunked = [
      'POST /ajax/hello@cedarline.example HTTP/1.1',
      'Transfer-Encoding: chunked',
      'Connection: close',
    ];
    const answer = await sendRaw(chunked, `1000\r\n${'x'.repeat(4096)}\r\n1\r\nx\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('a client that is too slow', async () => {
    const strict = await startTestService({ limits: { receiveMs: 200 } });
    const start = Date.now();
    const head = [`POST /ajax/${RECIPIENT} HTTP/1.1`, 'Content-Length: 100', 'Connection: close'];
    const answer = await sendRaw(head, 'slow', strict.port);
    await strict.close();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - start).toBeGreaterThan(180);
  });

  test('a form sent without scripts, with a page that names the reason', async () => {
    const response = await mail.send({ ...MESSAGE, name: '' }, `/${RECIPIENT}`);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('Please fill out: name.'),
    ]);
  });

  test('none of these is delivered', async () => {
    await mail.send({ ...MESSAGE, message: '' });
    expect(await mail.mails()).toEqual([]);
  });
});

test('one client is limited to so many messages a minute, others are not', async () => {
  let client = 'a';
  const limited = await startTestService({ limits: { perMinute: 2 }, client: () => client });
  try {
    expect((await limited.send(different(1))).status).toBe(200);
    expect((await limited.send(different(2))).status).toBe(200);
    const response = await limited.send(different(3));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    client = 'b';
    expect((await limited.send(different(4))).status).toBe(200);
    expect(await limited.mails()).toHaveLength(3);
  } finally {
    await limited.close();
  }
});

test('the response page for a form sent without scripts uses the site’s words, escaped', async () => {
  const words = {
    language: 'en',
    success: { heading: 'Sent & <done>', text: 'Thanks' },
    failure: { heading: 'Not sent', text: 'Sorry' },
    tooLong: 'Too long',
    home: { label: 'Back', link: '/' },
    form: { label: 'To the form', link: '/contact', note: 'Nothing <is> lost' },
  };
  const worded = await startTestService({ words, limits: { bytes: 4096 } });
  try {
    const html = await (await worded.send(MESSAGE, `/${RECIPIENT}`)).text();
    expect(html).toContain('<h1>Sent &amp; &lt;done&gt;</h1><p>Thanks</p><p><a href="/">Back</a></p>');
    const back =
      '<p><a href="/contact">To the form</a> Nothing &lt;is&gt; lost</p><p><a href="/">Back</a></p></main>';
    const failed = await (await worded.send({ ...MESSAGE, name: '' }, `/${RECIPIENT}`)).text();
    expect(failed).toContain('<h1>Not sent</h1><p>Sorry</p>');
    expect(failed).toContain(back);
    const long = await worded.send({ ...MESSAGE, message: 'a'.repeat(5000) }, `/${RECIPIENT}`);
    expect(long.status).toBe(413);
    expect(await long.text()).toContain('<h1>Not sent</h1><p>Too long</p>');
  } finally {
    await worded.close();
  }
});

test('an outbox that cannot be written is an error for the visitor, and is logged', async () => {
  const broken = await startTestService({ outbox: '/dev/null/outbox' });
  try {
    const response = await broken.send();
    expect([response.status, await response.json()]).toEqual([
      500,
      { success: 'false', message: 'The message could not be saved.' },
    ]);
    expect(broken.log.at(-1)).toMatch(/^Message NOT delivered: E/);
  } finally {
    await broken.close();
  }
});

test('closing finishes the messages in progress and accepts no more', async () => {
  const sending = Array.from({ length: 20 }, (_, index) => mail.send(different(index)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await mail.service.close();
  const statuses = (await Promise.all(sending)).map(({ status }) => status);
  expect((await mail.send()).status).toBe(503);
  expect(await mail.mails()).toHaveLength(statuses.filter((status) => status === 200).length);
});
