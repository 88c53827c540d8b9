import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, ask } from './ask.ts';
import { headersFor, parseHeadersFile } from './headers-file.ts';
import { filesFor } from './site-files.ts';

/** One thing that a host does right, or what it does instead. */
export interface HostCheck {
  name: string;
  wrong: string[];
}

/** The addresses of the built site's files, hashed names included. */
async function addressesOf(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const paths = files.map((file) => file.slice(join(dist, '/').length).replaceAll('\\', '/')).sort();
  return paths.map((path) => `/${path}`).filter((path) => filesFor(path).length > 0);
}

const addressOf = (file: string) => file.replace(/\/index\.html$/, '').replace(/(?<!404)\.html$/, '') || '/';

/**
 * Asks a running host for everything that matters: every file of the site with its headers, caching and
 * compression, addresses that are wrong, and files that must not be served.
 * @param origin where the host answers
 * @param dist the built site that it serves
 */
export async function checkHost(origin: string, dist: string): Promise<HostCheck[]> {
  const rules = parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
  const files = await addressesOf(dist);
  const addresses = files.map(addressOf);
  const missing = await readFile(join(dist, '404.html'));
  const checks: HostCheck[] = [];
  const check = async (
    name: string,
    paths: string[],
    judge: (path: string) => Promise<string | undefined>,
  ) => {
    const wrong: string[] = [];
    for (const path of paths) {
      const complaint = await judge(path);
      if (complaint) wrong.push(`${path}: ${complaint}`);
    }
    checks.push({ name: `${name} (${paths.length})`, wrong });
  };
  const wrongHeaders = (expected: Record<string, string>, { headers }: Answer) =>
    Object.entries(expected)
      .find(([name, value]) => headers[name.toLowerCase()] !== value)
      ?.join(' is not ');

  await check('Files arrive whole, with every header', addresses, async (path) => {
    const answer = await ask(origin, path);
    const file = files[addresses.indexOf(path)] ?? '';
    if (answer.status !== 200) return `status ${answer.status}`;
    if (!answer.body.equals(await readFile(join(dist, file)))) return 'another content';
    return wrongHeaders(headersFor(rules, path), answer);
  });
  const texts = addresses.filter((_, index) => /\.(html|js|json|svg|xml)$/.test(files[index] ?? ''));
  await check('Texts are compressed', texts, async (path) => {
    const { headers, body } = await ask(origin, path, 'GET', { 'Accept-Encoding': 'gzip' });
    if (headers['content-encoding'] !== 'gzip') return body.length < 512 ? undefined : 'not compressed';
    return headers.vary?.includes('Accept-Encoding') ? undefined : 'no Vary';
  });
  const pages = addresses.filter((_, index) => files[index]?.endsWith('/index.html'));
  await check('Pages are HTML in UTF-8', pages, async (path) => {
    const type = String((await ask(origin, path)).headers['content-type']);
    return /^text\/html; charset=utf-8$/i.test(type) ? undefined : type;
  });
  await check('What has not changed is not sent again', addresses, async (path) => {
    const etag = String((await ask(origin, path)).headers.etag);
    const { status } = await ask(origin, path, 'GET', { 'If-None-Match': etag });
    return status === 304 ? undefined : `status ${status}`;
  });
  await check(
    'A slash at the end leads to the address without it',
    pages.filter((path) => path !== '/'),
    async (path) => {
      const { status, headers } = await ask(origin, `${path}/?a=b`);
      return status === 308 && headers.location === `${path}?a=b`
        ? undefined
        : `${status} ${headers.location}`;
    },
  );
  await check('A wrong address is the 404 page, never cached as a file', WRONG, async (path) => {
    const answer = await ask(origin, path);
    if (answer.status !== 404 || !answer.body.equals(missing)) return `status ${answer.status}`;
    return wrongHeaders(headersFor(rules, '/404.html'), answer);
  });
  await check('Nothing hidden or outside is served', FORBIDDEN, async (path) => {
    const { status, headers } = await ask(origin, path);
    if (headers['x-injected'] || headers.location) return `it leads to ${headers.location}`;
    return status === 404 || status === 400 ? undefined : `status ${status}`;
  });
  await check('Pages take no messages', ['/'], async (path) => {
    const { status } = await ask(origin, path, 'PUT');
    return status === 405 ? undefined : `status ${status}`;
  });
  return checks;
}

const WRONG = [
  '/no-such-page',
  '/no/such/page',
  '/assets/nothing.js',
  '/images/nothing.avif',
  '/assets',
  '/about.htm',
];
const FORBIDDEN = [
  '/.env',
  '/.git/config',
  '/_headers',
  '/vercel.json',
  '/nginx.conf',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '//evil.example/',
  '/%2fevil.example/',
  '/a%0d%0aX-Injected:%20yes/',
];
