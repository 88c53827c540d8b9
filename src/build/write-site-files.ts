import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Site } from '../content/index.ts';
import { SECURITY_TXT, securityTxt } from '../host/security-txt.ts';
import { manifest, robots, sitemap } from './site-files.ts';

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
export async function writeSiteFiles(out: string, site: Site, pages: Iterable<Page>): Promise<void> {
  await mkdir(join(out, '.well-known'), { recursive: true });
  const files = {
    'sitemap.xml': sitemap(site, pages),
    'robots.txt': robots(site),
    'site.webmanifest': manifest(site),
    [SECURITY_TXT]: securityTxt(site, buildTime()),
  };
  for (const [name, source] of Object.entries(files)) await writeFile(join(out, name), source);
}
