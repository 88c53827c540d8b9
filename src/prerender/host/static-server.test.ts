import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpRequest } from '../../../tests/http-request.ts';
import { site as content } from '../../../tests/site-fixture.ts';
import { createMailStandIn } from '../mail/stand-in.ts';
import { contentSecurityPolicy, type Policy, securityHeaders } from './headers.ts';
import { writeHostFiles } from './host-files.ts';
import { type RunningSite, serveSite } from './static-server.ts';

const policy: Policy = {
  styleHashes: ['sha256-x='],
  mailService: 'https://formsubmit.co',
  imageHost: 'https://formsubmit.co',
};
const RECIPIENT = content.company.email;
const page = (name: string) =>
  `<title>${name}</title><link rel="canonical" href="https://formsubmit.co/"><meta name="mail-service" content="https://formsubmit.co"><form action="https://formsubmit.co/${RECIPIENT}"></form>${' '.repeat(600)}`;
const ownContent = { ...content, mailService: { ...content.mailService, address: 'https://formsubmit.co' } };
const files: Record<string, string> = {
  'index.html': page('home'),
  '404.html': page('missing'),
  'about.html': page('about'),
  '_content/about.json': JSON.stringify({ version: '1', filler: 'x'.repeat(600) }),
  'team.html': page('team'),
  'favicon.ico': 'an icon',
  'assets/client-3fa9c1d2.js': `export const x = '${'x'.repeat(2000)}';`,
  'images/home.3fa9c1d2/n480.avif': 'a picture',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:x',
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
  await writeHostFiles(dist, policy, 'https://www.cedarline.example', OLD);
  const mail = { service: createMailStandIn(join(root, 'outbox'), () => {}), site: ownContent };
  site = await serveSite({ dist, port: 0, mail });
  asBuilt = await serveSite({ dist, port: 0 });
});
afterAll(async () => {
  await Promise.all([site.close(), asBuilt.close()]);
  await rm(root, { recursive: true });
});

const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
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
    ['/404', 404, 'missing'],
    ['/404.html', 404, 'missing'],
    ['/nothing', 404, 'missing'],
    ['/about.html/', 404, 'missing'],
    ['/about/nothing', 404, 'missing'],
    ['/assets/', 404, 'missing'],
    ['/assets/nothing.js', 404, 'missing'],
    ['/%', 404, 'missing'],
  ])('%s gets status %d', async (path, status, title) => {
    const response = await get(path);
    expect([response.status, await titleOf(response)]).toEqual([status, title]);
  });

  test.each([
    ['/about/?a=b&c', '/about?a=b&c'],
    ['/about/?', '/about?'],
    ['/about.html?a=//evil.example', '/about?a=//evil.example'],
    ['/%61bout', '/about'],
    ['/about%2F', '/about'],
    ['/Team/Index.HTML', '/team'],
    ['/index.html?a=b', '/?a=b'],
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

  test('no file outside, hidden file or host file is ever served', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/..%5csecret.txt',
      '/about/..%2f..%2fsecret.txt',
      '//secret.txt',
      '/.env',
      '/%2eenv',
      '/about/.git/config',
      '/.well-known/../.env',
      '/.well-known/..%2f.env',
      '/about/.well-known/x',
      '/secret.txt%00.html',
      '/_headers',
      '/outbox/message.eml',
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
      '//about/',
      '/%2fevil.example/',
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
  });
});

describe('headers', () => {
  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/_content/about.json', 'no-cache', 'application/json'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/favicon.ico', 'no-cache', 'image/vnd.microsoft.icon'],
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

  test('pictures, and texts for who accepts no compression, are sent as they are', async () => {
    const picture = await raw('/images/home.3fa9c1d2/n480.avif', { 'accept-encoding': 'br, gzip' });
    expect([picture.headers['content-encoding'], String(picture.body)]).toEqual([undefined, 'a picture']);
    const script = await raw(SCRIPT, { 'accept-encoding': 'identity' });
    expect([script.headers['content-encoding'], String(script.body)]).toEqual([
      undefined,
      files[SCRIPT.slice(1)],
    ]);
  });

  test('a file in the browser’s cache is not sent again, the error page is', async () => {
    for (const path of ['/about', '/images/home.3fa9c1d2/n480.avif']) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      const response = await get(path, { headers: { 'If-None-Match': `"x", ${etag}` } });
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const missing = (await get('/nothing')).headers.get('etag') ?? '';
    expect((await get('/nothing', { headers: { 'If-None-Match': missing } })).status).toBe(404);
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

  test('a site that is gone for a moment is an error of that moment only', async () => {
    const dist = join(root, 'dist');
    await rename(dist, `${dist}.away`);
    expect((await get('/team')).status).toBe(503);
    await rename(`${dist}.away`, dist);
    expect((await get('/team')).status).toBe(200);
  });
});

describe('the local mail service', () => {
  test('replaces the real one in every page and in the policy', async () => {
    for (const path of ['/', '/about', '/nothing']) {
      const response = await fetch(site.url + path);
      const html = await response.text();
      // A service on the same host as the site or its pictures leaves those addresses alone.
      expect(html.match(/"https:\/\/formsubmit[^"]*"/g)).toEqual(['"https://formsubmit.co/"']);
      expect(html).toContain('name="mail-service" content="/"');
      expect(html).toContain(`action="/${RECIPIENT}"`);
      const csp = contentSecurityPolicy(policy)
        .replace("connect-src 'self' https://formsubmit.co", "connect-src 'self'")
        .replace("form-action 'self' https://formsubmit.co", "form-action 'self'");
      expect(response.headers.get('content-security-policy')).toBe(csp);
    }
  });

  test('takes messages, with and without scripts', async () => {
    for (const path of [`/ajax/${RECIPIENT}`, `/${RECIPIENT}`]) {
      const body = new URLSearchParams({ name: 'Ada', email: 'ada@engine.example', title: path });
      expect((await fetch(site.url + path, { method: 'POST', body })).status).toBe(200);
    }
    expect(await readdir(join(root, 'outbox'))).toHaveLength(2);
  });
});

describe('the host check', () => {
  test.each([
    'evil.example',
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
      ['GET', '/_content/about.json'],
      ['GET', '/nothing'],
      ['POST', `/ajax/${RECIPIENT}`],
      ['OPTIONS', `/ajax/${RECIPIENT}`],
    ] as const) {
      const { status, headers, body } = await httpRequest(site.url, path, method, { host });
      expect([path, status, headers['content-type']]).toEqual([path, 403, 'text/plain; charset=utf-8']);
      expect(String(body)).toMatch(/^This server answers on localhost only/);
    }
  });

  test.each(['localhost', 'LOCALHOST:1', 'site.localhost', '127.0.0.1:80', '127.1.2.3', '[::1]:80'])(
    'a request for %s is answered',
    async (host) => {
      expect((await httpRequest(site.url, '/', 'GET', { host })).status).toBe(200);
    },
  );

  test('it listens on the loopback address only', async () => {
    expect((await fetch(`http://localhost:${site.port}/`)).status).toBe(200);
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
});
