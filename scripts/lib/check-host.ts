import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { daysLeft, RENEW_DAYS, SECURITY_TXT } from '../../src/build/security-txt.ts';
import { contentType } from '../../src/host/content-type.ts';
import { REVALIDATE } from '../../src/host/headers.ts';
import { headersFor, parseHeadersFile } from '../../src/host/headers-file.ts';
import { filesFor } from '../../src/host/site-paths.ts';
import { type Answer, httpRequest } from './http-request.ts';
import { FORBIDDEN, WRONG } from './odd-addresses.ts';

/** One thing that a host does right, or what it does instead. */
export interface HostCheck {
  name: string;
  wrong: string[];
}

/** In what good hosts differ. */
export interface HostTraits {
  /** Cache-Control of what may change at any time. */
  revalidate: string;
  /** Cache-Control of the error screen. */
  missing: string;
  /** Statuses of a redirect to a page's one address. */
  redirects: number[];
  /** Other ways to write the address of a page, which the host redirects to it. */
  moved: readonly (keyof typeof SPELLINGS)[];
  /** Whether it compresses texts by itself. */
  compresses: boolean;
  /** Addresses that another part of the host keeps back. */
  keptBack: readonly string[];
}

/** Other ways to write the address of a page. */
const SPELLINGS = {
  slash: (address: string) => (address === '/' ? [] : [`${address}/`]),
  file: (address: string) => (address === '/' ? ['/index.html', '/index'] : [`${address}.html`]),
  index: (address: string) => (address === '/' ? [] : [`${address}/index.html`, `${address}/index`]),
  capitals: (address: string) => (address === '/' ? [] : [address.toUpperCase()]),
  encoded: (address: string) =>
    address === '/' ? [] : [`/%${address.charCodeAt(1).toString(16)}${address.slice(2)}`],
};

/** All spellings that a host can be asked to redirect. */
export const ALL_SPELLINGS = Object.keys(SPELLINGS) as (keyof typeof SPELLINGS)[];

const DEFAULT_TRAITS: HostTraits = {
  revalidate: REVALIDATE,
  missing: REVALIDATE,
  redirects: [308],
  moved: ALL_SPELLINGS,
  compresses: true,
  keptBack: [],
};

/** A type without its charset; scripts, icons and XML have two names each. */
const plainType = (type: string) =>
  type
    .replace(/;.*/, '')
    .replace('application/javascript', 'text/javascript')
    .replace('application/xml', 'text/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');

/** The built site's files, hashed names included, by the address that each answers. */
async function filesByAddress(dist: string): Promise<Map<string, string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const paths = files.map((file) => `/${file.slice(join(dist, '/').length).replaceAll('\\', '/')}`).sort();
  const shown = paths.filter((path) => path !== '/404.html' && filesFor(path).length > 0);
  return new Map(shown.map((path) => [path.replace(/(\/index)?\.html$/, '') || '/', path]));
}

/**
 * Asks a running host for everything that matters: every file of the site with its headers, caching and
 * compression, other spellings of addresses, addresses that are wrong, and files that must not be served.
 * @param origin where the host answers
 * @param dist the built site that it serves
 * @param traits in what the host differs from the server of this project
 */
export async function checkHost(
  origin: string,
  dist: string,
  traits: Partial<HostTraits> = {},
): Promise<HostCheck[]> {
  const host = { ...DEFAULT_TRAITS, ...traits };
  const rules = parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
  const files = await filesByAddress(dist);
  const addresses = [...files.keys()];
  const fileOf = (address: string) => files.get(address) ?? '';
  const missing = await readFile(join(dist, '404.html'));
  const checks: HostCheck[] = [];
  const check = async (
    name: string,
    paths: readonly string[],
    judge: (path: string) => Promise<string | undefined>,
  ) => {
    const wrong: string[] = [];
    for (const path of paths) {
      const complaint = await judge(path);
      if (complaint) wrong.push(`${path}: ${complaint}`);
    }
    checks.push({ name: `${name} (${paths.length})`, wrong });
  };
  const wrongHeaders = (path: string, { headers }: Answer, revalidate: string) => {
    const expected = headersFor(rules, path);
    if (expected['Cache-Control'] === REVALIDATE) expected['Cache-Control'] = revalidate;
    return Object.entries(expected)
      .find(([name, value]) => headers[name.toLowerCase()] !== value)
      ?.join(' is not ');
  };

  await check('Files arrive whole, with every header', addresses, async (path) => {
    const answer = await httpRequest(origin, path);
    if (answer.status !== 200) return `status ${answer.status}`;
    if (!answer.body.equals(await readFile(join(dist, fileOf(path))))) return 'another content';
    return wrongHeaders(path, answer, host.revalidate);
  });
  if (host.compresses) {
    const texts = addresses.filter((path) => /\.(html|js|json|svg|xml)$/.test(fileOf(path)));
    await check('Texts are compressed', texts, async (path) => {
      const { headers, body } = await httpRequest(origin, path, 'GET', { 'Accept-Encoding': 'gzip' });
      if (headers['content-encoding'] !== 'gzip') return body.length < 512 ? undefined : 'not compressed';
      if (!gunzipSync(body).equals(await readFile(join(dist, fileOf(path))))) return 'another content';
      return headers.vary?.includes('Accept-Encoding') ? undefined : 'no Vary';
    });
  }
  const pages = addresses.filter((path) => fileOf(path).endsWith('.html'));
  await check('Pages are HTML in UTF-8', pages, async (path) => {
    const type = String((await httpRequest(origin, path)).headers['content-type']);
    return /^text\/html; charset=utf-8$/i.test(type) ? undefined : type;
  });
  await check('Files have the type that their name says', addresses, async (path) => {
    const type = String((await httpRequest(origin, path, 'HEAD')).headers['content-type']);
    return plainType(type) === plainType(contentType(fileOf(path))) ? undefined : type;
  });
  await check('What has not changed is not sent again', addresses, async (path) => {
    const etag = String((await httpRequest(origin, path)).headers.etag);
    const { status } = await httpRequest(origin, path, 'GET', { 'If-None-Match': etag });
    return status === 304 ? undefined : `status ${status}`;
  });
  const moved = new Map(
    pages.flatMap((page) =>
      host.moved.flatMap((how) => SPELLINGS[how](page).map((other) => [other, page] as const)),
    ),
  );
  await check('Other spellings lead to a page’s one address', [...moved.keys()], async (path) => {
    const { status, headers } = await httpRequest(origin, `${path}?a=b`);
    const isRight = host.redirects.includes(status) && headers.location === `${moved.get(path)}?a=b`;
    return isRight ? undefined : `${status} ${headers.location}`;
  });
  await check('A wrong address is the 404 page, never cached as a file', WRONG, async (path) => {
    const answer = await httpRequest(origin, path);
    if (answer.status !== 404 || !answer.body.equals(missing)) return `status ${answer.status}`;
    return wrongHeaders('/404.html', answer, host.missing);
  });
  const forbidden = FORBIDDEN.filter((path) => !host.keptBack.includes(path));
  await check('Nothing hidden or outside is served', forbidden, async (path) => {
    const { status, headers } = await httpRequest(origin, path);
    if (headers['x-injected'] || headers.location) return `it leads to ${headers.location}`;
    return status === 404 || status === 400 ? undefined : `status ${status}`;
  });
  await check('Pages take no messages', ['/'], async (path) => {
    const { status } = await httpRequest(origin, path, 'PUT');
    return status === 405 ? undefined : `status ${status}`;
  });
  const contact = [`/${SECURITY_TXT}`];
  await check(`The security contact is valid for ${RENEW_DAYS} days`, contact, async (path) => {
    const left = daysLeft((await httpRequest(origin, path)).body.toString());
    return left >= RENEW_DAYS ? undefined : `${left} days are left; build and publish the site again`;
  });
  return checks;
}
