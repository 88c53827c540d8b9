import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Site } from '../content/index.ts';
import { escapeHtml } from '../site/page/escape-html.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';

/** The canonical URL of a page. */
export const pageUrl = (site: Site, address: string): string => `${site.address}${address}`;

/** `sitemap.xml`: every page that is not hidden, sorted by address. */
export function sitemap(site: Site, pages: Iterable<Page>): string {
  const addresses = [...pages].flatMap(({ address, hidden }) => (hidden ? [] : [address])).sort();
  const urls = addresses.map((address) => `  <url><loc>${escapeHtml(pageUrl(site, address))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: allows everything and points to the sitemap. */
const robots = (site: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(site, '/sitemap.xml')}\n`;

/**
 * The time of a build: now, or `SOURCE_DATE_EPOCH` in seconds, which makes builds reproducible
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 * @throws Error when the variable is not a number
 */
export function buildTime({ SOURCE_DATE_EPOCH: epoch }: NodeJS.ProcessEnv = process.env): Date {
  if (epoch === undefined) return new Date();
  if (!/^\d+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds, not “${epoch}”.`);
  return new Date(Number(epoch) * 1000);
}

/** Writes the sitemap, robots.txt and security.txt. */
export async function writeSeoFiles(out: string, site: Site, pages: Iterable<Page>): Promise<void> {
  await mkdir(join(out, '.well-known'), { recursive: true });
  const files = {
    'sitemap.xml': sitemap(site, pages),
    'robots.txt': robots(site),
    [SECURITY_TXT]: securityTxt(site, buildTime()),
  };
  for (const [name, source] of Object.entries(files)) await writeFile(join(out, name), source);
}
