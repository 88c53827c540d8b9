import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkHost } from '../../tests/check-host.ts';
import { httpRequest } from '../../tests/http-request.ts';
import { MESSAGE, RECIPIENT } from '../../tests/mail/service.ts';
import { createMailService } from '../mail/mail-service.ts';
import { contentSecurityPolicy, type Policy, securityHeaders } from './headers.ts';
import { writeHostFiles } from './host-files.ts';
import { type RunningSite, serveSite } from './static-server.ts';

const policy: Policy = {
  styleHashes: ['sha256-x='],
  mailService: 'https://formsubmit.co',
  imageHost: 'https://formsubmit.co',
};
const page = (name: string) =>
  `<title>${name}</title><link rel="canonical" href="https://formsubmit.co/"><meta name="mail-service" content="https://formsubmit.co"><form action="https://formsubmit.co/${RECIPIENT}"></form>${' '.repeat(600)}`;
const files: Record<string, string> = {
  'index.html': page('home'),
  '404.html': page('missing'),
  'about/index.html': page('about'),
  'about/page.json': JSON.stringify({ version: '1', filler: 'x'.repeat(600) }),
  'team.html': page('team'),
  'company.html': page('leads on'),
  'favicon.ico': 'an icon',
  'assets/client-3fa9c1d2.js': `export const x = '${'x'.repeat(2000)}';`,
  'images/home.3fa9c1d2/n480.avif': 'a picture',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': `Contact: mailto:x\nExpires: ${new Date(Date.now() + 90 * 86_400_000).toISOString()}`,
  '.env': 'SECRET',
  'about/.git/config': 'SECRET',
};

let root: string;
let site: RunningSite;
let asBuilt: RunningSite;
const OLD = new Map([['/company', '/about']]);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-server-'));
  const dist = join(root, 'dist');
  await writeFile(join(root, 'secret.txt'), 'SECRET');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  await writeHostFiles(dist, policy, 'https://www.cedarline.example', ['/', '/about', '/team'], OLD);
  const service = createMailService({ outbox: join(root, 'outbox'), recipient: RECIPIENT, log: () => {} });
  site = await serveSite({ dist, port: 0, mail: { service, replaces: 'https://formsubmit.co' } });
  asBuilt = await serveSite({ dist, port: 0 });
});
afterAll(async () => {
  await Promise.all([site.close(), asBuilt.close()]);
  await rm(root, { recursive: true });
});

const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
const loopback6 = interfaces.some(({ address }) => address === '::1');
/** Where other machines reach this one. */
const outside = interfaces.filter(({ internal, scopeid }) => !internal && !scopeid);

const get = (path: string, init: RequestInit = {}) =>
  fetch(asBuilt.url + path, { redirect: 'manual', ...init });
const titleOf = async (response: Response) => /<title>(.*)<\/title>/.exec(await response.text())?.[1];

/** Asks for a path that a browser would tidy up first. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  httpRequest(asBuilt.url, path, 'GET', headers);

describe('addresses', () => {
  test.each([
    ['/', 200, 'home'],
    ['/?a=b', 200, 'home'],
    ['/about', 200, 'about'],
    ['/team', 200, 'team'],
    ['/404', 404, 'missing'],
    ['/404.html', 404, 'missing'],
    ['/404/', 404, 'missing'],
    ['/404.HTML', 404, 'missing'],
    ['/nothing', 404, 'missing'],
    ['/nothing/', 404, 'missing'],
    ['/about.html/', 404, 'missing'],
    ['/about//', 404, 'missing'],
    ['/about/nothing', 404, 'missing'],
    ['/assets/', 404, 'missing'],
    ['/assets', 404, 'missing'],
    ['/assets/nothing.js', 404, 'missing'],
    ['/%', 404, 'missing'],
  ])('%s gets status %d', async (path, status, title) => {
    const response = await get(path);
    expect([response.status, await titleOf(response)]).toEqual([status, title]);
  });

  test.each([
    ['/about/?a=b&c', '/about?a=b&c'],
    ['/about/?', '/about?'],
    ['/about/index.html', '/about'],
    ['/about/index', '/about'],
    ['/about.html?a=//evil.example', '/about?a=//evil.example'],
    ['/team.html', '/team'],
    ['/team/', '/team'],
    ['/%61bout', '/about'],
    ['/about%2F', '/about'],
    ['/ABOUT', '/about'],
    ['/Team/Index.HTML', '/team'],
    ['/index.html?a=b', '/?a=b'],
    ['/index', '/'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await raw(path);
    expect([status, headers.location]).toEqual([308, location]);
    expect(headers['content-security-policy']).toBe(contentSecurityPolicy(policy));
  });

  test.each(['/company', '/company/', '/Company.html', '/company?a=b'])(
    '%s leads to the page’s new address',
    async (path) => {
      const response = await get(path);
      const query = path.includes('?') ? '?a=b' : '';
      expect([response.status, response.headers.get('location')]).toEqual([308, `/about${query}`]);
    },
  );

  test('a target in absolute form is reduced to its path', async () => {
    const titleAt = async (path: string) => /<title>(.*)<\/title>/.exec(String((await raw(path)).body))?.[1];
    expect(await titleAt(`http://localhost:${asBuilt.port}/about?a=b`)).toBe('about');
    expect(await titleAt(`http://localhost:${asBuilt.port}`)).toBe('home');
    expect(await titleAt(`http://localhost:${asBuilt.port}?a=b`)).toBe('home');
  });

  test('no file outside, hidden file or host file is ever served', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/..%5csecret.txt',
      '/about/../../secret.txt',
      '/about/..%2f..%2fsecret.txt',
      '//secret.txt',
      '/.env',
      '/%2eenv',
      '/about/.git/config',
      '/.git/config',
      '/.well-known/../.env',
      '/.well-known/..%2f.env',
      '/about/.well-known/x',
      '/secret.txt%00.html',
      '/_headers',
      '/_HEADERS',
      '/outbox/message.eml',
      '/vercel.json',
      '/nginx.conf',
      '/%5fheaders',
      '/C:/secret.txt',
      'http://localhost/../secret.txt',
      '//',
      '/images/%zz.png',
    ];
    for (const path of paths) {
      const { status, body } = await raw(path);
      expect([path, status]).toEqual([path, 404]);
      expect(String(body)).not.toContain('SECRET');
    }
  });

  test('an address never redirects to another site', async () => {
    for (const path of [
      '//evil.example/',
      '//evil/',
      '//about/',
      '//evil.example/..',
      '/%2fevil.example/',
      '/%2fabout/',
      '/\\evil.example/',
      '/%5cabout/',
      '/%09/about/',
      '/about/%0d%0a/',
    ])
      expect([path, (await raw(path)).status]).toEqual([path, 404]);
  });

  test('.well-known is served', async () => {
    expect(await (await get('/.well-known/security.txt')).text()).toContain('Contact: mailto:x');
  });

  test('methods other than GET and HEAD are refused', async () => {
    const response = await get('/about', { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await get('/about', { method: 'HEAD' });
    expect([head.status, await head.text(), Number(head.headers.get('content-length')) > 0]).toEqual([
      200,
      '',
      true,
    ]);
  });
});

describe('headers', () => {
  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/about/page.json', 'no-cache', 'application/json'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/favicon.ico', 'no-cache', 'image/x-icon'],
    ['/nothing', 'no-cache', 'text/html; charset=utf-8'],
    ['/assets/client-0.js', 'no-cache', 'text/html; charset=utf-8'],
    ['/assets/client-3fa9c1d2.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/images/home.3fa9c1d2/n480.avif', 'public, max-age=31536000, immutable', 'image/avif'],
  ])('%s is cached as %s', async (path, caching, type) => {
    const { headers } = await get(path);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([caching, type]);
    for (const [name, value] of Object.entries(securityHeaders(policy)))
      expect(headers.get(name)).toBe(value);
  });

  const SCRIPT = '/assets/client-3fa9c1d2.js';
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['*', 'br', brotliDecompressSync],
    ['br;q=0.5, gzip;q=0.8', 'gzip', gunzipSync],
    ['br;q=0, *;q=0.1', 'gzip', gunzipSync],
  ] as const)('a client that accepts “%s” gets %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await raw(SCRIPT, { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'content-length': `${body.length}`,
    });
    expect(body.length).toBeLessThan(200);
    expect(decompress(body).toString()).toBe(files[SCRIPT.slice(1)]);
  });

  test.each(['identity', 'gzip;q=0.2, identity;q=0.9', 'br;q=0', ''])(
    'who accepts “%s” gets it as it is',
    async (accepted) => {
      const { headers, body } = await raw(SCRIPT, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(String(body)).toBe(files[SCRIPT.slice(1)]);
    },
  );

  test('files that do not shrink, and clients that accept no compression, get the plain file', async () => {
    const init = { headers: { 'Accept-Encoding': 'br, gzip' } };
    expect((await get('/images/home.3fa9c1d2/n480.avif', init)).headers.get('content-encoding')).toBeNull();
    expect((await get('/robots.txt', init)).headers.get('content-encoding')).toBeNull();
    const none = await get('/', { headers: { 'Accept-Encoding': 'identity, br;q=0' } });
    expect([none.headers.get('content-encoding'), none.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ]);
  });

  test('a page in the browser’s cache is not sent again', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const response = await get('/about', { headers: { 'If-None-Match': `"x", ${etag}` } });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    const missing = (await get('/nothing')).headers.get('etag') ?? '';
    expect((await get('/nothing', { headers: { 'If-None-Match': missing } })).status).toBe(404);
  });

  test('entity tags are compared weakly, and * matches any', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    for (const sent of ['*', etag.slice(2), `"a, b",${etag.slice(2)}`])
      expect([sent, (await raw('/about', { 'if-none-match': sent })).status]).toEqual([sent, 304]);
    for (const sent of ['"*"', etag.slice(3, -1), `"${etag}"`])
      expect([sent, (await raw('/about', { 'if-none-match': sent })).status]).toEqual([sent, 200]);
  });

  test('HEAD has the headers of GET', async () => {
    for (const path of ['/', '/about', SCRIPT, '/nothing', '/about/']) {
      const accept = { 'accept-encoding': 'gzip' };
      const [full, head] = await Promise.all([
        raw(path, accept),
        httpRequest(asBuilt.url, path, 'HEAD', accept),
      ]);
      expect(head.body).toHaveLength(0);
      expect({ ...head, headers: { ...head.headers, date: '' } }).toEqual({
        ...full,
        body: head.body,
        headers: { ...full.headers, date: '' },
      });
    }
  });

  test('a rebuilt page is sent again', async () => {
    const etag = (await get('/team')).headers.get('etag') ?? '';
    await writeFile(join(root, 'dist/team.html'), '<title>new team</title>');
    const response = await get('/team', { headers: { 'If-None-Match': etag } });
    expect([response.status, await titleOf(response)]).toEqual([200, 'new team']);
  });
});

test('the host audit passes here, and finds faults', async () => {
  const dist = join(root, 'dist');
  const wrong = async (url: string) => (await checkHost(url, dist)).flatMap((check) => check.wrong);
  expect(await wrong(asBuilt.url)).toEqual([]);
  // The local mail service changes pages and policy.
  expect(await wrong(site.url)).toContain('/about: different content');
  expect(await wrong(site.url)).toContainEqual(
    expect.stringMatching(/^\/robots.txt: Content-Security-Policy is not /),
  );
});

describe('the local mail service', () => {
  test('replaces the real one in every page and in the policy', async () => {
    for (const path of ['/', '/about', '/nothing']) {
      const response = await fetch(site.url + path);
      const html = await response.text();
      // A service on the same host as the site or its pictures leaves those addresses alone.
      expect(html.match(/"https:\/\/formsubmit[^"]*"/g)).toEqual(['"https://formsubmit.co/"']);
      expect(html).toContain(`content="${site.url}"`);
      expect(html).toContain(`action="${site.url}/${RECIPIENT}"`);
      const csp = contentSecurityPolicy(policy)
        .replace("connect-src 'self' https://formsubmit.co", "connect-src 'self'")
        .replace("form-action 'self' https://formsubmit.co", "form-action 'self'");
      expect(response.headers.get('content-security-policy')).toBe(csp);
    }
    const elsewhere = await fetch(`http://127.0.0.1:${site.port}/`);
    expect(await elsewhere.text()).toContain(`content="http://127.0.0.1:${site.port}"`);
  });

  test('takes messages, with and without scripts', async () => {
    for (const path of [`/ajax/${RECIPIENT}`, `/${RECIPIENT}`]) {
      const body = new URLSearchParams({ ...MESSAGE, title: path });
      expect((await fetch(site.url + path, { method: 'POST', body })).status).toBe(200);
    }
    expect(await readdir(join(root, 'outbox'))).toHaveLength(2);
  });
});

describe('the host check', () => {
  test.each([
    'evil.example',
    'evil.example:80',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '[2001:db8::1]',
    'x"><script>',
    'localhost, evil.example',
    'localhost@evil.example',
  ])('a request for %s is refused', async (host) => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/about/page.json'],
      ['GET', '/nothing'],
      ['POST', `/ajax/${RECIPIENT}`],
      ['OPTIONS', `/ajax/${RECIPIENT}`],
    ] as const) {
      const { status, headers, body } = await httpRequest(site.url, path, method, { host });
      expect([path, status, headers['content-type']]).toEqual([path, 403, 'text/plain; charset=utf-8']);
      expect(String(body)).toMatch(/^This server answers on localhost only/);
    }
  });

  test('the host of an absolute target takes precedence', async () => {
    const { status } = await httpRequest(site.url, 'http://evil.example/', 'GET', { host: 'localhost' });
    expect(status).toBe(403);
  });

  test.each(['localhost', 'LOCALHOST:1', 'site.localhost', '127.0.0.1:80', '127.1.2.3', '[::1]:80'])(
    'a request for %s is answered',
    async (host) => {
      expect((await httpRequest(site.url, '/', 'GET', { host })).status).toBe(200);
    },
  );

  test('it listens on the loopback addresses only', async () => {
    expect((await fetch(`http://127.0.0.1:${site.port}/`)).status).toBe(200);
    if (loopback6) expect((await fetch(`http://[::1]:${site.port}/`)).status).toBe(200);
    for (const { address, family } of outside)
      await expect(
        fetch(`http://${family === 'IPv6' ? `[${address}]` : address}:${site.port}/`),
      ).rejects.toThrow();
  });

  test('HOST serves to other machines, under that name only', async () => {
    const open = await serveSite({ dist: join(root, 'dist'), port: 0, host: '0.0.0.0' });
    try {
      expect(open.url).toBe(`http://localhost:${open.port}`);
      for (const host of ['10.0.0.1', 'localhost'])
        expect((await httpRequest(open.url, '/', 'GET', { host })).status).toBe(200);
      expect((await httpRequest(open.url, '/', 'GET', { host: 'evil.example' })).status).toBe(403);
    } finally {
      await open.close();
    }
  });
});

describe('a port that is taken', () => {
  test('is a clear error, as is a folder without a site', async () => {
    const dist = join(root, 'dist');
    await expect(serveSite({ dist, port: site.port })).rejects.toThrow(
      `Port ${site.port} is taken by another program. Stop the other program, or choose another port: PORT=${site.port + 1} before the command.`,
    );
    await expect(serveSite({ dist, port: Number('x') })).rejects.toThrow(
      'PORT must be a number up to 65535.',
    );
    const nowhere = join(root, 'nowhere');
    await expect(serveSite({ dist: nowhere, port: 0 })).rejects.toThrow(
      `There is no built site in ${nowhere}.`,
    );
  });

  test.each(['127.0.0.1', '::1'])('is an error even if it is taken on %s only', async (host) => {
    if (host === '::1' && !loopback6) return;
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(serveSite({ dist: join(root, 'dist'), port })).rejects.toThrow(`Port ${port} is taken`);
    // Nothing of the attempt is left behind.
    await expect(fetch(`http://${host === '::1' ? '127.0.0.1' : '[::1]'}:${port}/`)).rejects.toThrow();
    other.close();
  });
});
