import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { SAMPLE_SITE } from '../../tests/sample-site.ts';
import { type Page, readContent } from '../content/index.ts';
import { writeRedirectPages } from './redirect-pages.ts';

test('an old address has a page that leads on without a script', async () => {
  const { site } = await readContent(SAMPLE_SITE);
  if (!site) throw new Error('site.yaml has errors.');
  const out = await mkdtemp(join(tmpdir(), 'redirects-'));
  const about: Page = {
    name: 'about',
    address: '/about',
    title: 'Fish & <Chips>',
    description: '',
    sections: [],
  };
  await writeRedirectPages(out, site, new Map([['/about', about]]), new Map([['/old/company', '/about']]));
  const html = await readFile(join(out, 'old/company.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  expect(document.title).toBe('Fish & <Chips>');
  expect(attribute('meta[http-equiv=refresh]', 'content')).toBe('0; url=/about');
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://www.cedarline.example/about');
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
  expect(attribute('a', 'href')).toBe('/about');
  expect(html).not.toMatch(/<script|<style|style=/);
  await rm(out, { recursive: true });
});
