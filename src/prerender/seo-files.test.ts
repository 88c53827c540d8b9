import { expect, test } from 'vitest';
import type { Page, Site } from '../content/index.ts';
import { buildTime, sitemap } from './seo-files.ts';

const site = {
  address: 'https://a.example',
  language: 'en',
  company: { name: 'A & B', summary: 'We do.' },
} as Site;
const page = (address: string): Page => ({
  name: address.slice(1),
  address,
  title: '',
  description: '',
  sections: [],
});

test('the sitemap lists every page once, by its full address', () => {
  const text = sitemap(site, [page('/b&c'), page('/')]);
  expect(text.match(/<loc>[^<]*/g)).toEqual(['<loc>https://a.example/', '<loc>https://a.example/b&amp;c']);
});

test('a build uses SOURCE_DATE_EPOCH, so that it is reproducible', () => {
  expect(buildTime({ SOURCE_DATE_EPOCH: '1700000000' })).toEqual(new Date('2023-11-14T22:13:20Z'));
  expect(Math.abs(buildTime({}).getTime() - Date.now())).toBeLessThan(5_000);
  expect(() => buildTime({ SOURCE_DATE_EPOCH: 'yesterday' })).toThrow('not “yesterday”');
});
