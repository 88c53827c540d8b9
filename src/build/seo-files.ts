import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Site } from '../content/index.ts';
import { escapeHtml } from '../escape-html.ts';
import { palette } from '../styles/palette.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';

/** The web address of a page as search engines and social media should know it. */
export const pageUrl = (site: Site, address: string): string => `${site.address}${address}`;

/** `sitemap.xml`: every page, in the order of their addresses. */
export function sitemap(site: Site, pages: Iterable<Page>): string {
  const addresses = Array.from(pages, ({ address }) => address).sort();
  const urls = addresses.map((address) => `  <url><loc>${escapeHtml(pageUrl(site, address))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: everything may be read, and this is the list of it. */
export const robots = (site: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(site, '/sitemap.xml')}\n`;

/** `site.webmanifest`: name, colours and icons for a phone’s home screen. */
export function manifest(site: Site): string {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose });
  return JSON.stringify({
    name: site.company.name,
    short_name: site.company.name,
    description: site.company.summary,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    theme_color: palette.ink,
    background_color: palette.ink,
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

/**
 * The time of a build: now, or what `SOURCE_DATE_EPOCH` says in seconds, so that a build can be
 * repeated to the byte in another month (https://reproducible-builds.org/specs/source-date-epoch/).
 * @throws when the variable holds no number
 */
export function buildTime({ SOURCE_DATE_EPOCH: epoch }: NodeJS.ProcessEnv = process.env): Date {
  if (epoch === undefined) return new Date();
  if (!/^\d+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds, not “${epoch}”.`);
  return new Date(Number(epoch) * 1000);
}

/** Writes the files that machines ask for: sitemap, robots, manifest, security contact. */
export async function writeSeoFiles(out: string, site: Site, pages: Iterable<Page>): Promise<void> {
  await mkdir(join(out, '.well-known'), { recursive: true });
  const files = {
    'sitemap.xml': sitemap(site, pages),
    'robots.txt': robots(site),
    'site.webmanifest': manifest(site),
    [SECURITY_TXT]: securityTxt(site, buildTime()),
  };
  for (const [name, source] of Object.entries(files)) await writeFile(join(out, name), source);
}
