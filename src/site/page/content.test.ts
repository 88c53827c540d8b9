import { expect, it } from 'vitest';
import { normalAddress } from './content.ts';

it.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/INDEX.HTML', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['//about', '/about'],
  ['/about/index.html', '/about'],
  ['/about/index.html/', '/about'],
  ['/about.html', '/about'],
  ['/About.HTML', '/about'],
  ['/ABOUT', '/about'],
  ['/%61bout', '/about'],
  ['/%63ontact', '/contact'],
  ['/contact%2F', '/contact'],
  ['/it-training', '/it-training'],
  ['/my-index', '/my-index'],
  ['/index-of-services', '/index-of-services'],
  ['/html', '/html'],
])('%s is %s', (pathname, address) => {
  expect(normalAddress(pathname)).toBe(address);
  expect(normalAddress(address)).toBe(address);
});

it.each([
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/%F0%9F%98%80', '/%F0%9F%98%80'],
  ['/a%0d%0aSet-Cookie: b', '/a%0D%0Aset-cookie%3A%20b'],
  ['/a%3Fb%23c', '/a%3Fb%23c'],
  ['//evil.example', '/evil.example'],
])('%s is safe in a header and leads to no other host: %s', (pathname, address) => {
  expect(normalAddress(pathname)).toBe(address);
});
