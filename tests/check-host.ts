import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contentType } from '../src/prerender/host/content-type.ts';
import { headersFor, parseHeadersFile } from '../src/prerender/host/headers-file.ts';
import { parseOldAddresses } from '../src/prerender/host/redirects-file.ts';
import { fileOf as servedFile } from '../src/prerender/host/site-paths.ts';
import { type HttpResponse, httpRequest } from './http-request.ts';
import { FORBIDDEN, UNKNOWN } from './odd-addresses.ts';

/** The result of one check of a host. */
export interface HostCheck {
  name: string;
  /** What the host does wrong; empty if the check passed. */
  wrong: string[];
}

/** Other spellings of the address of a page. */
const spellings = (address: string): string[] =>
  address === '/'
    ? ['/index.html', '/index']
    : [
        `${address}/`,
        `${address}.html`,
        `${address}/index.html`,
        `${address}/index`,
        address.toUpperCase(),
        `/%${address.charCodeAt(1).toString(16)}${address.slice(2)}`,
      ];

/** The built site's files by address. */
async function filesByAddress(dist: string): Promise<Map<string, string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const paths = files.map((file) => `/${file.slice(join(dist, '/').length).replaceAll('\\', '/')}`).sort();
  const shown = paths.filter((path) => path !== '/404.html' && servedFile(path) !== undefined);
  return new Map(shown.map((path) => [path.replace(/(\/index)?\.html$/, '') || '/', path]));
}

/**
 * Checks a running host: every file of the site with its headers, caching and compression, other spellings of addresses,
 * unknown addresses, and files that must not be served.
 * @param origin the URL of the host
 * @param dist the built site that it serves
 */
export async function checkHost(origin: string, dist: string): Promise<HostCheck[]> {
  const rules = parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
  const old = parseOldAddresses(await readFile(join(dist, '_redirects'), 'utf8'));
  const files = await filesByAddress(dist);
  const addresses = [...files.keys()];
  const fileOf = (address: string) => files.get(address) ?? '';
  const errorPage = await readFile(join(dist, '404.html'));
  const checks: HostCheck[] = [];
  const check = async (
    name: string,
    paths: readonly string[],
    judge: (path: string) => Promise<string | undefined>,
  ) => {
    const wrong: string[] = [];
    for (const path of paths) {
      const fault = await judge(path);
      if (fault) wrong.push(`${path}: ${fault}`);
    }
    checks.push({ name: `${name} (${paths.length})`, wrong });
  };
  const wrongHeaders = (path: string, { headers }: HttpResponse) =>
    Object.entries(headersFor(rules, path))
      .find(([name, value]) => headers[name.toLowerCase()] !== value)
      ?.join(' is not ');

  await check('Files are complete, with every header', addresses, async (path) => {
    const response = await httpRequest(origin, path);
    if (response.status !== 200) return `status ${response.status}`;
    if (!response.body.equals(await readFile(join(dist, fileOf(path))))) return 'different content';
    return wrongHeaders(path, response);
  });
  const texts = addresses.filter((path) => /\.(html|js|json|svg|xml)$/.test(fileOf(path)));
  await check('Texts are compressed', texts, async (path) => {
    const { headers, body } = await httpRequest(origin, path, 'GET', { 'Accept-Encoding': 'gzip' });
    if (headers['content-encoding'] !== 'gzip') return body.length < 512 ? undefined : 'not compressed';
    if (!gunzipSync(body).equals(await readFile(join(dist, fileOf(path))))) return 'different content';
    return headers.vary?.includes('Accept-Encoding') ? undefined : 'no Vary';
  });
  const pages = addresses.filter((path) => fileOf(path).endsWith('.html'));
  await check('Pages are HTML in UTF-8', pages, async (path) => {
    const type = String((await httpRequest(origin, path)).headers['content-type']);
    return /^text\/html; charset=utf-8$/i.test(type) ? undefined : type;
  });
  await check('Files have the type of their extension', addresses, async (path) => {
    const type = String((await httpRequest(origin, path, 'HEAD')).headers['content-type']);
    return type === contentType(fileOf(path)) ? undefined : type;
  });
  await check('Unchanged files are not sent again', addresses, async (path) => {
    const etag = String((await httpRequest(origin, path)).headers.etag);
    const { status } = await httpRequest(origin, path, 'GET', { 'If-None-Match': etag });
    return status === 304 ? undefined : `status ${status}`;
  });
  const moved = new Map(pages.flatMap((page) => spellings(page).map((other) => [other, page] as const)));
  await check('Other spellings redirect to the page’s address', [...moved.keys()], async (path) => {
    const { status, headers } = await httpRequest(origin, `${path}?a=b`);
    const isRight = status === 308 && headers.location === `${moved.get(path)}?a=b`;
    return isRight ? undefined : `${status} ${headers.location}`;
  });
  const formerly = new Map(
    [...old].flatMap(([from, to]) => [from, `${from}/`, `${from}.html`].map((path) => [path, to] as const)),
  );
  await check('Old addresses lead to the page’s address', [...formerly.keys()], async (path) => {
    const { status, headers } = await httpRequest(origin, `${path}?a=b`);
    const isRight = status === 308 && headers.location === `${formerly.get(path)}?a=b`;
    return isRight ? undefined : `${status} ${headers.location}`;
  });
  await check('Unknown addresses get the 404 page, never cached as a file', UNKNOWN, async (path) => {
    const response = await httpRequest(origin, path);
    if (response.status !== 404 || !response.body.equals(errorPage)) return `status ${response.status}`;
    return wrongHeaders('/404.html', response);
  });
  await check('Nothing hidden or outside is served', FORBIDDEN, async (path) => {
    const { status, headers } = await httpRequest(origin, path);
    if (headers['x-injected'] || headers.location) return `redirects to ${headers.location}`;
    return status === 404 || status === 400 ? undefined : `status ${status}`;
  });
  await check('Pages accept no other methods', ['/'], async (path) => {
    const { status } = await httpRequest(origin, path, 'PUT');
    return status === 405 ? undefined : `status ${status}`;
  });
  return checks;
}
