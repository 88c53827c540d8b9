import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMMUTABLE, type Policy, REVALIDATE, REVALIDATE_NO_TRANSFORM, securityHeaders } from './headers.ts';
import { headersFor, matchesPattern, parseHeadersFile } from './headers-file.ts';
import { HOST_FILES, writeHostFiles } from './host-files.ts';
import { nginxFile } from './nginx-file.ts';
import { oldAddresses } from './old-addresses.ts';
import { parseOldAddresses, redirectsFile } from './redirects-file.ts';
import type { VercelFile } from './vercel-file.ts';

const policy: Policy = {
  styleHashes: ['sha256-R0lWRSBNRSBBIEhBU0g='],
  mailService: 'https://formsubmit.co/some/path',
  imageHost: 'https://pictures.example',
};
const paths = ['/', '/about', '/about/page.json', '/page.json', '/robots.txt', '/no/such/page'];
const hashed = ['/assets/client-3fa9c1d2.js', '/images/home-hero.3fa9c1d2/n720.avif'];
const wellKnown = ['/.well-known/security.txt'];

const OLD = new Map([
  ['/company', '/about'],
  ['/old/start', '/'],
]);

let dist: string;
const files: Record<string, string> = {};

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'host-files-'));
  await writeHostFiles(dist, policy, 'https://www.cedarline.example', ['/', '/about'], OLD);
  for (const name of HOST_FILES) files[name] = await readFile(join(dist, name), 'utf8');
});
afterAll(() => rm(dist, { recursive: true }));

const vercel = () => JSON.parse(files['vercel.json'] ?? '') as VercelFile;

/** What Vercel answers for a path by its routes: those before the file, and with one, those after `handle: hit`. */
function vercelAnswer(path: string, built: readonly string[]) {
  const headers: Record<string, string> = {};
  const { routes } = vercel();
  const phase = (handle?: string) => {
    const start = handle ? routes.findIndex((route) => route.handle === handle) + 1 : 0;
    const rest = routes.slice(start);
    const end = rest.findIndex((route) => route.handle);
    return end < 0 ? rest : rest.slice(0, end);
  };
  const tryRoutes = (handle?: string): { status: number; file?: string | undefined } | undefined => {
    for (const { src = '', dest, status, headers: own = {}, ...route } of phase(handle)) {
      const match = new RegExp(src).exec(path);
      if (!match) continue;
      const fill = (text: string) => text.replace(/\$(\d)/g, (_, group) => match[group] ?? '');
      for (const [name, value] of Object.entries(own)) headers[name] = fill(value);
      if (route.check && !built.includes(fill(dest ?? ''))) continue;
      if (!route.continue) return { status: status ?? 200, file: dest && fill(dest) };
    }
    return undefined;
  };
  const early = tryRoutes();
  const here = path === '/' ? '/index.html' : path;
  const answer = early ?? (built.includes(here) ? { status: 200, file: here } : tryRoutes('filesystem'));
  if (answer?.status === 200) tryRoutes('hit');
  return { ...answer, headers };
}

const onVercel = [
  '/company.html',
  '/old/start.html',
  '/index.html',
  '/about.html',
  '/about/page.json',
  '/page.json',
  '/robots.txt',
  '/404.html',
];

/** What each host's file says for a path, read as that host reads it. */
const readers: Record<'_headers' | 'vercel.json' | 'nginx.conf', (path: string) => Record<string, string>> = {
  _headers: (path) => headersFor(parseHeadersFile(files._headers ?? ''), path),
  'vercel.json': (path) => vercelAnswer(path, [...onVercel, ...hashed, ...wellKnown]).headers,
  'nginx.conf': (path) => {
    const source = files['nginx.conf'] ?? '';
    const map = [
      ...(/map \$uri \$site_cache_control {([^}]*)}/.exec(source)?.[1]?.matchAll(/(\S+) "([^"]*)";/g) ?? []),
    ];
    const added = [
      ...source.matchAll(/^ {2}add_header (\S+) (?:"([^"]*)"|(\$site_cache_control)) always;$/gm),
    ];
    const rule =
      map.find(([, key = '']) => key.startsWith('~') && new RegExp(key.slice(1)).test(path)) ?? map[0];
    return Object.fromEntries(added.map(([, name, value]) => [name, value ?? rule?.[2] ?? '']));
  },
};

/** Where a host compresses files after it has read its configuration, nothing may forbid that. */
const revalidate = { _headers: REVALIDATE, 'vercel.json': REVALIDATE, 'nginx.conf': REVALIDATE_NO_TRANSFORM };

describe.each(['_headers', 'vercel.json', 'nginx.conf'] as const)('%s', (name) => {
  test.each([...paths, ...wellKnown])('revalidates %s, with every security header', (path) => {
    expect(readers[name](path)).toEqual({ ...securityHeaders(policy), 'Cache-Control': revalidate[name] });
  });

  test.each(hashed)('caches %s for a year', (path) => {
    expect(readers[name](path)).toEqual({ ...securityHeaders(policy), 'Cache-Control': IMMUTABLE });
  });
});

test('no two caching rules of _headers match one path, because hosts would join their values', () => {
  const caching = parseHeadersFile(files._headers ?? '').filter(({ headers }) => 'Cache-Control' in headers);
  for (const path of [...paths, ...hashed, ...wellKnown]) {
    const matching = caching.filter(({ pattern }) => matchesPattern(pattern, path));
    expect(matching.length, path).toBe(path === '/no/such/page' ? 0 : 1);
  }
});

test('_headers is within the limits of Cloudflare Pages', () => {
  for (const line of files._headers?.split('\n') ?? []) expect(line.length).toBeLessThan(2000);
  expect(parseHeadersFile(files._headers ?? '').length).toBeLessThan(100);
});

test('an invalid _headers is an error, not fewer headers', () => {
  expect(() => parseHeadersFile('/*\nX-Frame-Options DENY\n')).toThrow('X-Frame-Options DENY');
});

test('nginx adds headers in one place only and responds to unknown addresses with 404.html', () => {
  const source = files['nginx.conf'] ?? '';
  expect(source).not.toMatch(/^ *location[^}]*add_header/m);
  expect(source).toContain('error_page 404 /404.html;');
  expect(source).toContain('server_name www.cedarline.example;');
});

test('nginx knows the types that its own list lacks', () => {
  for (const type of ['text/csv csv', 'text/calendar ics', 'text/x-vcard vcf'])
    expect(files['nginx.conf']).toContain(`    ${type};\n`);
});

describe('Vercel', () => {
  test('caches only existing files for a year', () => {
    const { routes } = vercel();
    const hit = routes.findIndex(({ handle }) => handle === 'hit');
    expect(hit).toBeGreaterThan(0);
    expect(JSON.stringify(routes.slice(0, hit))).not.toMatch(/max-age=31536000|immutable/);
    expect(vercelAnswer('/assets/client-0.js', hashed)).toMatchObject({
      status: 404,
      file: '/404.html',
      headers: { 'Cache-Control': REVALIDATE },
    });
  });

  test('has no settings that cannot be combined with routes', () => {
    expect(Object.keys(vercel())).toEqual(['routes']);
    for (const { src } of vercel().routes) if (src) expect(src).toMatch(/^\^\/.*\$$/);
  });

  test.each([
    ['/company', '/about'],
    ['/company/', '/about'],
    ['/company.html', '/about'],
    ['/old/start/index.html', '/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/about/index', '/about'],
  ])('redirects %s to %s', (path, location) => {
    const { status, headers } = vercelAnswer(path, onVercel);
    expect([status, headers.Location]).toEqual([308, location]);
  });

  test.each([
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/nginx.conf',
    '/no-such-page',
  ])('responds to %s with the error page', (path) => {
    const built = [...onVercel, '/_headers', '/_redirects', '/vercel.json', '/nginx.conf'];
    expect(vercelAnswer(path, built)).toMatchObject({ status: 404, file: '/404.html' });
  });

  test('redirects to no other site', () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '/%2fevil.example/'])
      expect(vercelAnswer(path, onVercel).status, path).toBe(404);
  });

  test('finds pages by their address', () => {
    expect(vercelAnswer('/about', onVercel)).toMatchObject({ status: 200, file: '/about.html' });
  });
});

test('_redirects gives each page one address and hides host files, within the limits of Cloudflare', () => {
  const rules = (files._redirects ?? '').split('\n').filter((line) => line.startsWith('/'));
  for (const rule of rules) expect(rule).toMatch(/^\/\S+ \/\S* (301!?|404!|200)$/);
  expect(rules).toEqual(
    expect.arrayContaining(['/:page/index.html /:page 301', '/404 /404.html 404!', '/404 /_/nowhere 200']),
  );
  for (const name of ['vercel.json', 'nginx.conf'])
    expect(rules.filter((rule) => rule.startsWith(`/${name} `))).toHaveLength(2);
  expect(rules.length).toBeLessThan(100);
});

test('_redirects has the old addresses for Netlify and for Cloudflare, as the local server reads them', () => {
  expect(files._redirects).toContain(
    '/company /about 301!\n/company /about 301\n/company.html /about 301!\n/old/start / 301!\n',
  );
  expect(parseOldAddresses(files._redirects ?? '')).toEqual(OLD);
  expect(parseOldAddresses(redirectsFile(['nginx.conf']))).toEqual(new Map());
});

test('nginx looks up old addresses where it looks up pages', () => {
  expect(files['nginx.conf']).toMatch(
    /map \$site_path \$site_page {[^}]*"\/company" "\/about";\n {2}"\/old\/start" "\/";/,
  );
});

test('an address that a page has today is not an old one', () => {
  const page = { title: '', description: '', sections: [] };
  const pages = [
    { ...page, name: 'home', address: '/', formerly: ['/start/', '/about'] },
    { ...page, name: 'about', address: '/about', formerly: ['/about', '/company'] },
  ];
  expect([...oldAddresses(pages)]).toEqual([
    ['/company', '/about'],
    ['/start', '/'],
  ]);
});

test('nginx gets a larger hash table for many pages and long names', () => {
  const sized = (addresses: string[]) =>
    nginxFile({ security: {}, siteAddress: 'https://a.example', addresses, hidden: [] }).match(/map_hash.*/g);
  expect(sized(['/', '/about'])).toBeNull();
  expect(sized(['/', `/${'a'.repeat(60)}`])).toContain('map_hash_bucket_size 512;');
  expect(sized(Array.from({ length: 10_000 }, (_, index) => `/page-${index}`))).toContain(
    'map_hash_max_size 65536;',
  );
});
