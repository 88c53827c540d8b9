import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { site } from '../../tests/site-fixture.ts';
import { sendTestMessage } from './send-test-message.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A mail service on this machine that gives one answer. */
async function answering(
  status: number,
  answer: unknown,
): Promise<{ address: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  server = createServer(async (request, response) => {
    await text(request);
    asked.push(request);
    response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const check = (address: string) =>
  sendTestMessage({ ...site, mailService: { ...site.mailService, address } });

test.each([
  [
    200,
    { success: 'true', message: 'The form was submitted successfully.' },
    'delivered',
    'inbox of hello@example.test',
  ],
  [200, { success: true }, 'delivered', 'inbox'],
  [
    200,
    { success: 'false', message: 'This form needs Activation.' },
    'needs activation',
    'sent a link to hello@example.test',
  ],
  [200, { success: 'false', message: 'Something else' }, 'refused', 'answered 200: Something else.'],
  [429, { message: 'Too many' }, 'refused', 'answered 429: Too many.'],
  [500, '<h1>Error</h1>', 'refused', 'answered 500: nothing readable.'],
  [200, 'null', 'refused', 'answered 200: nothing readable.'],
])('a response of %d and %j means %s', async (status, answer, outcome, advice) => {
  const { address, asked } = await answering(status, answer);
  expect(await check(address)).toEqual({ outcome, advice: expect.stringContaining(advice) });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/ajax/hello@example.test' });
  expect(asked[0]?.headers).toMatchObject({
    origin: site.address,
    referer: `${site.address}/`,
    accept: 'application/json',
  });
});

test('a service that does not respond is unreachable, with the reason', async () => {
  expect(await check('http://127.0.0.1:9')).toEqual({
    outcome: 'unreachable',
    advice: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 did not answer \(.+\)\. Try again/),
  });
});
