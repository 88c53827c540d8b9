import { expect, test } from 'vitest';
import { isPermanent, smtpSender } from './smtp.ts';

const envelope = { from: 'website@cedarline.example', recipient: 'hello@cedarline.example' };

test('a URL with another protocol is an immediate error', () => {
  expect(() => smtpSender('https://mail.example', envelope, 1)).toThrow(
    'SMTP_URL must start with smtp:// or smtps://.',
  );
  expect(() => smtpSender('mail.example', envelope, 1)).toThrow(TypeError);
});

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EMESSAGE', responseCode: 554 }, true],
  [{ code: 'EMESSAGE', command: 'MAIL FROM' }, true],
  [{ code: 'EENVELOPE', responseCode: 450 }, false],
  [{ code: 'EENVELOPE', responseCode: 530 }, false],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'EPROTOCOL', responseCode: 554 }, false],
  [{ code: 'ECONNECTION' }, false],
  [{}, false],
])('the error %j is permanent: %s', (properties, expected) => {
  expect(isPermanent(Object.assign(new Error('x'), properties))).toBe(expected);
});
