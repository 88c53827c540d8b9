import { expect, test } from 'vitest';
import { parseOrigins } from './origins.ts';

test('origins are parsed from a list of URLs', () => {
  expect(parseOrigins('https://www.cedarline.example/, http://localhost:4173 ,')).toEqual([
    'https://www.cedarline.example',
    'http://localhost:4173',
  ]);
  expect(parseOrigins('')).toEqual([]);
});

test.each(['cedarline.example', 'https://', '*', 'file:///x'])(
  '“%s” is an error that names it',
  (address) => {
    expect(() => parseOrigins(`https://a.example,${address}`)).toThrow(`“${address}” is not a web address`);
  },
);
