import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE, RECIPIENT } from '../../tests/mail/service.ts';
import { createMailService } from '../mail/mail-service.ts';
import { checkHost } from './check-host.ts';
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
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-server-'));
  const dist = join(root, 'dist');
  await writeFile(join(root, 'secret.txt'), 'SECRET');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  await writeHostFiles(dist, policy, 'https://www.cedarline.example');
  const service = createMailService({ outbox: join(root, 'outbox'), recipient: RECIPIENT, log: () => {} });
  site = await serveSite({ dist, port: 0, mail: { service, replaces: 'https://formsubmit.co' } });
  asBuilt = await serveSite({ dist, port: 0 });
});
afterAll(async () => {
  await Promise.all([site.close(), asBuilt.close()]);
  await rm(root, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(asBuilt.url + path, { redirect: 'manual', ...init });
const titleOf = async (response: Response) => /<title>(.*)<\/title>/.exec(await response.text())?.[1];

/** Asks for a path that a browser would tidy up first. */
function rawStatus(path: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    request({ port: asBuilt.port, path }, async (response) =>
      resolve([response.statusCode ?? 0, await text(response)]),
    )
      .on('error', reject)
      .end();
  });
}

describe('addresses', () => {
  test.each([
    ['/', 200, 'home'],
    ['/?a=b', 200, 'home'],
    ['/about', 200, 'about'],
    ['/team', 200, 'team'],
    ['/404.html', 200, 'missing'],
    ['/nothing', 404, 'missing'],
    ['/nothing/', 404, 'missing'],
    ['/about/nothing', 404, 'missing'],
    ['/assets/', 404, 'missing'],
    ['/assets', 404, 'missing'],
    ['/assets/nothing.js', 404, 'missing'],
    ['/%', 404, 'missing'],
  ])('%s is answered with %d', async (path, status, title) => {
    const response = await get(path);
    expect([response.status, await titleOf(response)]).toEqual([status, title]);
  });

  test('a slash at the end leads to the address without it', async () => {
    const response = await get('/about/?a=b&c');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/about?a=b&c']);
  });

  test('nothing outside, hidden, or meant for hosts is ever served', async () => {
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
      '/vercel.json',
      '/nginx.conf',
      '/%5fheaders',
      '/C:/secret.txt',
      'http://x/secret.txt',
    ];
    for (const path of paths) {
      const [status, body] = await rawStatus(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain('SECRET');
    }
  });

  test('an address never redirects to another site', async () => {
    for (const path of ['//evil.example/', '//evil.example/..', '/%2fevil.example/', '/\\evil.example/'])
      expect((await rawStatus(path))[0], path).toBe(404);
  });

  test('.well-known is served', async () => {
    expect(await (await get('/.well-known/security.txt')).text()).toBe('Contact: mailto:x');
  });

  test('other methods than GET and HEAD are refused', async () => {
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

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s', async (encoding, decompress) => {
    const sent = await new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve) => {
      const options = {
        port: asBuilt.port,
        path: '/assets/client-3fa9c1d2.js',
        headers: { 'accept-encoding': encoding },
      };
      request(options, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ headers: response.headers, body });
      }).end();
    });
    expect(sent.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'content-length': `${sent.body.length}`,
    });
    expect(sent.body.length).toBeLessThan(200);
    expect(decompress(sent.body).toString()).toBe(files['assets/client-3fa9c1d2.js']);
  });

  test('what does not shrink, and for whom cannot unpack, is sent as it is', async () => {
    const init = { headers: { 'Accept-Encoding': 'br, gzip' } };
    expect((await get('/images/home.3fa9c1d2/n480.avif', init)).headers.get('content-encoding')).toBeNull();
    expect((await get('/robots.txt', init)).headers.get('content-encoding')).toBeNull();
    const none = await get('/', { headers: { 'Accept-Encoding': 'identity, br;q=0' } });
    expect([none.headers.get('content-encoding'), none.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ]);
  });

  test('a page that the browser has already is not sent again', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const response = await get('/about', { headers: { 'If-None-Match': `"x", ${etag}` } });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    const missing = (await get('/nothing')).headers.get('etag') ?? '';
    expect((await get('/nothing', { headers: { 'If-None-Match': missing } })).status).toBe(404);
  });

  test('a page that was built anew is sent anew', async () => {
    const etag = (await get('/team')).headers.get('etag') ?? '';
    await writeFile(join(root, 'dist/team.html'), '<title>new team</title>');
    const response = await get('/team', { headers: { 'If-None-Match': etag } });
    expect([response.status, await titleOf(response)]).toEqual([200, 'new team']);
  });
});

test('the audit of hosts finds nothing wrong with this one, and finds what is', async () => {
  const dist = join(root, 'dist');
  const wrong = async (url: string) => (await checkHost(url, dist)).flatMap((check) => check.wrong);
  expect(await wrong(asBuilt.url)).toEqual([]);
  // With the mail service of this machine, pages and policy are not as they were built.
  expect(await wrong(site.url)).toContain('/about: another content');
  expect(await wrong(site.url)).toContainEqual(
    expect.stringMatching(/^\/robots.txt: Content-Security-Policy is not /),
  );
});

describe('the mail service of this machine', () => {
  test('stands in every page and in the policy in place of the real one', async () => {
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

  test('a made-up host gets no markup into a page', async () => {
    const socket = connect(site.port, 'localhost');
    socket.write('GET / HTTP/1.1\r\nHost: x"><script>\r\nConnection: close\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toContain('content="http://localhost"');
    expect(answer).not.toContain('<script>');
  });
});

test('a taken port and a folder without a site are clear errors', async () => {
  const dist = join(root, 'dist');
  await expect(serveSite({ dist, port: site.port })).rejects.toThrow(
    `Port ${site.port} is taken by another program. Stop the other program, or choose another port: PORT=${site.port + 1} before the command.`,
  );
  await expect(serveSite({ dist, port: Number('x') })).rejects.toThrow('PORT must be a number up to 65535.');
  await expect(serveSite({ dist: join(root, 'nowhere'), port: 0 })).rejects.toThrow('_headers');
});
