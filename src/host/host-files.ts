import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Policy, securityHeaders } from './headers.ts';
import { formatHeadersFile, headerRules } from './headers-file.ts';
import { nginxFile } from './nginx-file.ts';
import { redirectsFile } from './redirects-file.ts';
import { vercelFile } from './vercel-file.ts';

/** The files that tell a host how to serve the site; visitors have no use for them. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'] as const;

/**
 * Writes the configuration of every host that the site can be put on into the built site's folder.
 * @param dist the folder of the built site
 * @param policy what the headers depend on
 * @param siteAddress where the site is published
 * @param addresses the addresses of all pages
 */
export async function writeHostFiles(
  dist: string,
  policy: Policy,
  siteAddress: string,
  addresses: readonly string[],
): Promise<void> {
  const security = securityHeaders(policy);
  // Netlify and Cloudflare keep their own two files to themselves.
  const uploaded = HOST_FILES.filter((name) => !name.startsWith('_'));
  const sources: Record<(typeof HOST_FILES)[number], string> = {
    _headers: formatHeadersFile(headerRules(security)),
    _redirects: redirectsFile(uploaded),
    'vercel.json': `${JSON.stringify(vercelFile(security, HOST_FILES), undefined, 2)}\n`,
    'nginx.conf': nginxFile({ security, siteAddress, addresses, hidden: HOST_FILES }),
  };
  for (const name of HOST_FILES) await writeFile(join(dist, name), sources[name]);
}
