import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const street = '1 Street';

it.each([
  [{ street, city: 'Kent', region: 'WA', postalCode: '98032', country: 'US' }, 'Kent, WA 98032'],
  [{ street, city: 'Berlin', postalCode: '10115', country: 'DE' }, '10115 Berlin'],
  [{ street, city: 'London', postalCode: 'N1 9GU', country: 'GB' }, 'London / N1 9GU'],
  [{ street, city: 'Dubai', country: 'AE' }, 'Dubai'],
  [{ street, city: 'Milano', region: 'MI', postalCode: '20121', country: 'it' }, '20121 Milano / MI'],
])('%o', (address, lines) => {
  expect(addressLines(address).join(' / ')).toBe(`${street} / ${lines}`);
});
