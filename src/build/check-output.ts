import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../content/index.ts';
import { HOST_FILES } from '../host/host-files.ts';
import { oldAddresses } from '../host/old-addresses.ts';
import { htmlFileOf } from '../host/site-paths.ts';
import { contentUrl } from '../page/content.ts';

/**
 * Checks a built site before it is published: every page with its content, the files for hosts and search engines, and
 * every asset that the front page and the error page reference.
 * @param folder the built site
 * @throws Error that lists missing or empty files
 */
export async function checkOutput(folder: string, pages: readonly Page[]): Promise<void> {
  const expected = new Set<string>([...HOST_FILES, '404.html', 'sitemap.xml', 'robots.txt', 'favicon.ico']);
  for (const old of oldAddresses(pages).keys()) expected.add(htmlFileOf(old));
  for (const { address } of pages) expected.add(htmlFileOf(address)).add(contentUrl(address).slice(1));
  for (const file of ['index.html', '404.html']) {
    const html = await readFile(join(folder, file), 'utf8').catch(() => '');
    for (const [, name = ''] of html.matchAll(/["(]\/((?:assets|images)\/[^",)# ]+)/g)) expected.add(name);
  }
  const missing = [...expected].filter(
    (file) => !statSync(join(folder, file), { throwIfNoEntry: false })?.size,
  );
  if (missing.length > 0)
    throw new Error(`The build left out ${missing.slice(0, 5).join(', ')}; the site is as it was before.`);
}
