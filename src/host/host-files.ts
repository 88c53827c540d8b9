import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Policy, securityHeaders } from './headers.ts';
import { formatHeadersFile, headerRules } from './headers-file.ts';
import { nginxFile } from './nginx-file.ts';
import type { OldAddresses } from './old-addresses.ts';
import { redirectsFile } from './redirects-file.ts';
import { vercelFile } from './vercel-file.ts';

/** The configuration files for hosts, which are not served to visitors. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'] as const;

/**
 * Writes the configuration files of all supported hosts into the built site.
 * @param dist the folder of the built site
 * @param policy the variable parts of the headers
 * @param siteAddress URL of the published site
 * @param addresses the addresses of all pages
 * @param old their old addresses
 */
export async function writeHostFiles(
  dist: string,
  policy: Policy,
  siteAddress: string,
  addresses: readonly string[],
  old: OldAddresses = new Map(),
): Promise<void> {
  const security = securityHeaders(policy);
  // Netlify and Cloudflare never serve their own two files.
  const uploaded = HOST_FILES.filter((name) => !name.startsWith('_'));
  const sources: Record<(typeof HOST_FILES)[number], string> = {
    _headers: formatHeadersFile(headerRules(security)),
    _redirects: redirectsFile(uploaded, old),
    'vercel.json': `${JSON.stringify(vercelFile(security, HOST_FILES, old), undefined, 2)}\n`,
    'nginx.conf': nginxFile({ security, siteAddress, addresses, old, hidden: HOST_FILES }),
  };
  for (const name of HOST_FILES) await writeFile(join(dist, name), sources[name]);
}
