import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientIp } from './client-ip.ts';

test.each([
  [['203.0.113.7'], '203.0.113.7'],
  [['198.51.100.1, 203.0.113.7'], '203.0.113.7'],
  [['198.51.100.1', '2001:db8::7'], '2001:db8::7'],
  [[''], 'the connection'],
  [[], 'the connection'],
])('%j comes from %s', (values, expected) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: 'the connection' });
  const request = new IncomingMessage(socket);
  request.headersDistinct = { 'x-forwarded-for': values };
  expect(clientIp(request)).toBe(expected);
});
