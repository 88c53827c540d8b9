import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Policy, securityHeaders } from './headers.ts';
import { formatHeadersFile, headerRules } from './headers-file.ts';
import { nginxFile } from './nginx-file.ts';
import type { OldAddresses } from './old-addresses.ts';
import { redirectsFile } from './redirects-file.ts';

/** The configuration files for hosts, which are not served to visitors. */
export const HOST_FILES = ['_headers', '_redirects', 'nginx.conf'] as const;

/**
 * Writes the configuration files of all supported hosts into the built site.
 * @param dist the folder of the built site
 * @param policy the variable parts of the headers
 * @param siteAddress URL of the published site
 * @param old the old addresses of pages
 */
export async function writeHostFiles(
  dist: string,
  policy: Policy,
  siteAddress: string,
  old: OldAddresses = new Map(),
): Promise<void> {
  const security = securityHeaders(policy);
  const sources: Record<(typeof HOST_FILES)[number], string> = {
    _headers: formatHeadersFile(headerRules(security)),
    // Netlify and Cloudflare never serve their own two files.
    _redirects: redirectsFile(['nginx.conf'], old),
    'nginx.conf': nginxFile({ security, siteAddress, old, hidden: HOST_FILES }),
  };
  for (const name of HOST_FILES) await writeFile(join(dist, name), sources[name]);
}
