import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page, Site } from '../content/index.ts';
import { escapeHtml } from '../escape-html.ts';
import type { OldAddresses } from '../host/old-addresses.ts';
import { htmlFileOf } from '../host/site-paths.ts';
import { pageUrl } from './seo-files.ts';

/** A page that leads on to a page's present address, where a host serves files and nothing else. It needs no script. */
export function redirectPage(site: Site, { address, title }: Pick<Page, 'address' | 'title'>): string {
  const shown = escapeHtml(title);
  return [
    `<!doctype html><html lang="${escapeHtml(site.language)}"><head><meta charset="utf-8"><title>${shown}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="0; url=${address}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(pageUrl(site, address))}"></head>`,
    `<body><p><a href="${address}">${shown}</a></p></body></html>`,
  ].join('');
}

/** Writes a page for each old address. */
export async function writeRedirectPages(
  out: string,
  site: Site,
  pages: ReadonlyMap<string, Page>,
  old: OldAddresses,
): Promise<void> {
  for (const [from, to] of old) {
    const page = pages.get(to);
    if (!page) throw new Error(`The old address ${from} leads to ${to}, which is no page.`);
    const file = join(out, htmlFileOf(from));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(site, page), { flag: 'wx' });
  }
}
