import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

test.each([
  ['(253) 555-0142', 'US', 'tel:+12535550142'],
  ['253.555.0142', 'us', 'tel:+12535550142'],
  ['1 253 555–0142', 'US', 'tel:+12535550142'],
  ['(253) 555-0142 ext. 12', 'US', 'tel:+12535550142;ext=12'],
  ['+1 253 555 0142;ext=12', 'DE', 'tel:+12535550142;ext=12'],
  ['1-800-FLOWERS', 'US', 'tel:+18003569377'],
  ['1300 FLOWER', 'AU', 'tel:+611300356937'],
  ['+49 (0) 89 123456', 'US', 'tel:+4989123456'],
  ['089/123456', 'DE', 'tel:+4989123456'],
  ['020 7946 0018', 'GB', 'tel:+442079460018'],
  ['01 42 68 53 00', 'FR', 'tel:+33142685300'],
  ['06 698 12345', 'IT', 'tel:+390669812345'],
  ['8 (495) 123-45-67', 'RU', 'tel:+74951234567'],
  ['+44 20 7946 0018', undefined, 'tel:+442079460018'],
])('%s in %s is called as %s', (written, country, link) => {
  expect(readPhone(written, country)).toEqual({ link });
});

test.each([
  ['ask for Anna', 'US', 'NOT_A_NUMBER'],
  ['555-0142', 'US', 'TOO_SHORT'],
  ['(253) 555-0142 0143', 'US', 'TOO_LONG'],
  ['(123) 456-7890', 'US', 'NOT_IN_USE'],
  ['020 7946 0018', 'UK', 'INVALID_COUNTRY'],
  ['+999 123 4567', 'US', 'INVALID_COUNTRY'],
])('%s in %s cannot be called: %s', (written, country, trouble) => {
  expect(readPhone(written, country)).toEqual({ trouble });
});
