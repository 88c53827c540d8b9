import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientIp, clientKey } from './client-ip.ts';

test.each([
  [['203.0.113.7'], '203.0.113.7'],
  [['198.51.100.1, 203.0.113.7'], '203.0.113.7'],
  [['198.51.100.1', '2001:db8::7'], '2001:db8::7'],
  [[''], 'the connection'],
  [[], 'the connection'],
])('%j is from %s', (values, expected) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: 'the connection' });
  const request = new IncomingMessage(socket);
  request.headersDistinct = { 'x-forwarded-for': values };
  expect(clientIp(request)).toBe(expected);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:1234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8::]', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%j is counted as %j', (address, expected) => {
  expect(clientKey(address)).toBe(expected);
});
