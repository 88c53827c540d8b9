import type { Page, Site } from '../content/index.ts';
import { palette } from '../styles/palette.ts';

/** The web address of a page as search engines and social media should know it. */
export const pageUrl = (site: Site, address: string): string => `${site.address}${address}`;

/** `sitemap.xml`: every page, in the order of their addresses. */
export function sitemap(site: Site, pages: Iterable<Page>): string {
  const addresses = Array.from(pages, ({ address }) => address).sort();
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(pageUrl(site, address))}</loc></url>`);
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

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
