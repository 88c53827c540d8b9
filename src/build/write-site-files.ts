import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Site } from '../content/index.ts';
import { securityTxt } from '../host/security-txt.ts';
import { manifest, robots, sitemap } from './site-files.ts';

/** Writes the files that machines ask for: sitemap, robots, manifest, security contact. */
export async function writeSiteFiles(out: string, site: Site, pages: Iterable<Page>): Promise<void> {
  await mkdir(join(out, '.well-known'), { recursive: true });
  const files = {
    'sitemap.xml': sitemap(site, pages),
    'robots.txt': robots(site),
    'site.webmanifest': manifest(site),
    '.well-known/security.txt': securityTxt(site, new Date()),
  };
  for (const [name, source] of Object.entries(files)) await writeFile(join(out, name), source);
}
