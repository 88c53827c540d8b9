import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheControl, type Policy, securityHeaders } from './headers.ts';
import { headersFor, matchesPattern, parseHeadersFile } from './headers-file.ts';
import { HOST_FILES, writeHostFiles } from './host-files.ts';
import type { VercelFile } from './vercel-file.ts';

const policy: Policy = {
  styleHashes: ['sha256-R0lWRSBNRSBBIEhBU0g='],
  mailService: 'https://formsubmit.co/some/path',
  imageHost: 'https://pictures.example',
};
const paths = ['/', '/about', '/about/page.json', '/page.json', '/404.html', '/robots.txt', '/no/such/page'];
const hashed = ['/assets/client-3fa9c1d2.js', '/images/home-hero.3fa9c1d2/n720.avif'];
const wellKnown = ['/.well-known/security.txt'];

let dist: string;
const files: Record<string, string> = {};

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'host-files-'));
  await writeHostFiles(dist, policy, 'https://www.cedarline.example');
  for (const name of HOST_FILES) files[name] = await readFile(join(dist, name), 'utf8');
});
afterAll(() => rm(dist, { recursive: true }));

/** What each host's file says for a path, read as that host reads it. */
const readers: Record<(typeof HOST_FILES)[number], (path: string) => Record<string, string>> = {
  _headers: (path) => headersFor(parseHeadersFile(files._headers ?? ''), path),
  'vercel.json': (path) => {
    const { headers } = JSON.parse(files['vercel.json'] ?? '') as VercelFile;
    const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    return Object.fromEntries(matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
  },
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

describe.each(HOST_FILES)('%s', (name) => {
  test.each([...paths, ...hashed, ...wellKnown])('says for %s what the headers module says', (path) => {
    expect(readers[name](path)).toEqual({ ...securityHeaders(policy), 'Cache-Control': cacheControl(path) });
  });
});

test('no two caching rules of _headers match one address, because hosts would join their values', () => {
  const caching = parseHeadersFile(files._headers ?? '').filter(({ headers }) => 'Cache-Control' in headers);
  for (const path of [...paths, ...hashed, ...wellKnown]) {
    const matching = caching.filter(({ pattern }) => matchesPattern(pattern, path));
    expect(matching.length, path).toBe(path === '/no/such/page' ? 0 : 1);
  }
});

test('_headers stays within what Cloudflare Pages accepts', () => {
  for (const line of files._headers?.split('\n') ?? []) expect(line.length).toBeLessThan(2000);
  expect(parseHeadersFile(files._headers ?? '').length).toBeLessThan(100);
});

test('_headers that cannot be read is an error, not fewer headers', () => {
  expect(() => parseHeadersFile('/*\nX-Frame-Options DENY\n')).toThrow('X-Frame-Options DENY');
});

test('nginx adds headers in one place only and answers a wrong address with 404.html', () => {
  const source = files['nginx.conf'] ?? '';
  expect(source).not.toMatch(/^ *location[^}]*add_header/m);
  expect(source).toContain('error_page 404 /404.html;');
  expect(source).toContain('server_name www.cedarline.example;');
});

test('Vercel serves addresses without an ending and without a slash', () => {
  const { cleanUrls, trailingSlash } = JSON.parse(files['vercel.json'] ?? '') as VercelFile;
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
});
