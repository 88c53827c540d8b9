/** Files for search engines, phones and security researchers, and the error page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SECURITY_TXT } from '../../src/prerender/security-txt.ts';
import { ERROR_TITLE } from '../../src/site/page/head.ts';
import { built, documentOf, listedAddresses, readBuilt, site, textOf } from './built-pages.ts';

it('has no folder with the name of a page, which many hosts would list instead of the page', () => {
  const folders = readdirSync(built('.'), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(entry.parentPath, entry.name)] : [],
  );
  expect(folders).toContain(built('assets'));
  expect(folders.filter((folder) => existsSync(`${folder}.html`))).toEqual([]);
});

it('lists exactly the pages that are not hidden in the sitemap, and the sitemap in robots.txt', () => {
  const listed = Array.from(readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  expect(listed).toEqual(listedAddresses.map((address) => new URL(address, site.address).href));
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${site.address}/sitemap.xml`);
  expect(readBuilt('robots.txt')).not.toContain('Disallow');
});

it('has every icon that its pages link to, the favicon among them', () => {
  const icons = [...documentOf('index.html').querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')];
  const files = icons.map((icon) => icon.getAttribute('href') ?? '');
  expect(files).toEqual(expect.arrayContaining(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']));
  for (const file of files) expect(existsSync(built(file)), file).toBe(true);
  expect(readFileSync(built('favicon.ico')).readUInt32BE(0), 'an ICO file begins so').toBe(0x00000100);
});

it('names a security contact that does not expire soon', () => {
  const text = readBuilt(SECURITY_TXT);
  expect(text).toMatch(/^Contact: mailto:/m);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

it('has an error page with header, footer and a link home, which search engines leave out', () => {
  const document = documentOf('404.html');
  expect(textOf(document.querySelector('main h1'))).toBe(ERROR_TITLE);
  expect(textOf(document.querySelector('main'))).toContain('404 Not Found');
  expect(document.querySelector('main a[href="/"]')).not.toBeNull();
  expect(document.querySelector('header nav')).not.toBeNull();
  expect(document.querySelector('footer')).not.toBeNull();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
  expect(document.title).toContain(ERROR_TITLE);
});
