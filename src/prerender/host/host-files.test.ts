import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  DRAWING_POLICY,
  IMMUTABLE,
  type Policy,
  REVALIDATE,
  securityHeaders,
} from './headers.ts';
import { headersFor, matchesPattern, parseHeadersFile } from './headers-file.ts';
import { HOST_FILES, writeHostFiles } from './host-files.ts';
import { oldAddresses } from './old-addresses.ts';
import { parseOldAddresses, redirectsFile } from './redirects-file.ts';

const policy: Policy = {
  styleHashes: ['sha256-R0lWRSBNRSBBIEhBU0g='],
  mailService: 'https://formsubmit.co/some/path',
  imageHost: 'https://pictures.example',
};
const paths = ['/', '/about', '/_content/about.json', '/_content/index.json', '/robots.txt', '/no/such/page'];
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
  await writeHostFiles(dist, policy, 'https://www.cedarline.example', OLD);
  for (const name of HOST_FILES) files[name] = await readFile(join(dist, name), 'utf8');
});
afterAll(() => rm(dist, { recursive: true }));

/** What each host's file says for a path, read as that host reads it. */
const readers: Record<'_headers' | 'nginx.conf', (path: string) => Record<string, string>> = {
  _headers: (path) => headersFor(parseHeadersFile(files._headers ?? ''), path),
  'nginx.conf': (path) => {
    const source = files['nginx.conf'] ?? '';
    const mapped = (variable: string) => {
      const [, rows = ''] = new RegExp(`map \\$uri \\${variable} {([^}]*)}`).exec(source) ?? [];
      const map = [...rows.matchAll(/(\S+) "([^"]*)";/g)];
      const row = map.find(([, key = '']) => key.startsWith('~') && new RegExp(key.slice(1)).test(path));
      return (row ?? map[0])?.[2] ?? '';
    };
    const added = [...source.matchAll(/^ {2}add_header (\S+) (?:"([^"]*)"|(\$\w+)) always;$/gm)];
    return Object.fromEntries(
      added.map(([, name, value, variable = '']) => [name, value ?? mapped(variable)]),
    );
  },
};

describe.each(['_headers', 'nginx.conf'] as const)('%s', (name) => {
  test.each([...paths, ...wellKnown])('revalidates %s, with every security header', (path) => {
    expect(readers[name](path)).toEqual({
      ...securityHeaders(policy),
      'Cache-Control': REVALIDATE,
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  test.each(hashed)('caches %s for a year', (path) => {
    expect(readers[name](path)).toEqual({
      ...securityHeaders(policy),
      'Cache-Control': IMMUTABLE,
      'Cross-Origin-Resource-Policy': path.startsWith('/images/') ? 'cross-origin' : 'same-origin',
    });
  });
});

test('every host sends drawings with a second policy, and photographs without', () => {
  const drawing = '/images/plan.3fa9b1c2.svg';
  const policies = `${contentSecurityPolicy(policy)}, ${DRAWING_POLICY}`;
  expect(readers._headers(drawing)['Content-Security-Policy']).toBe(policies);
  expect(readers._headers('/images/rack.3fa9b1c2/h640.avif')['Content-Security-Policy']).not.toContain(
    'sandbox',
  );
  const [, pattern = '', sent] =
    /^map \$uri \$site_drawing \{\n {2}"~(\S+)" "(.*)";\n\}$/m.exec(files['nginx.conf'] ?? '') ?? [];
  expect(sent).toBe(DRAWING_POLICY);
  expect([drawing, '/images/rack.3fa9b1c2/h640.avif'].map((path) => new RegExp(pattern).test(path))).toEqual([
    true,
    false,
  ]);
  expect(files['nginx.conf']).toContain('  add_header Content-Security-Policy $site_drawing;\n');
});

test('no two caching rules of _headers match one path, because hosts would join their values', () => {
  const caching = parseHeadersFile(files._headers ?? '').filter(({ headers }) => 'Cache-Control' in headers);
  for (const path of [...paths, ...hashed, ...wellKnown]) {
    const matching = caching.filter(({ pattern }) => matchesPattern(pattern, path));
    expect(matching.length, path).toBe(path === '/no/such/page' ? 0 : 1);
  }
});

test('a policy that Cloudflare Pages would leave out stops the build, with what makes it long', async () => {
  const styleHashes = Array.from({ length: 32 }, () => `sha256-${'A'.repeat(43)}=`);
  await expect(
    writeHostFiles(dist, { ...policy, styleHashes }, 'https://www.cedarline.example', OLD),
  ).rejects.toThrow(
    /^The header Content-Security-Policy has 2\d\d\d characters\. .* the hashes of 32 inline style sheets/,
  );
});

test('_headers has no more rules than Cloudflare Pages takes', () => {
  expect(parseHeadersFile(files._headers ?? '').length).toBeLessThan(100);
});

test('an invalid _headers is an error, not fewer headers', () => {
  expect(() => parseHeadersFile('/*\nX-Frame-Options DENY\n')).toThrow('X-Frame-Options DENY');
});

test('_redirects gives each page one address and hides host files, within the limits of Cloudflare', () => {
  const rules = (files._redirects ?? '').split('\n').filter((line) => line.startsWith('/'));
  for (const rule of rules) expect(rule).toMatch(/^\/\S+ \/\S* (301!?|404!|200)$/);
  expect(rules).toEqual(
    expect.arrayContaining(['/:page/index.html /:page 301', '/404 /404.html 404!', '/404 /_/nowhere 200']),
  );
  expect(rules.filter((rule) => rule.startsWith('/nginx.conf '))).toHaveLength(2);
  expect(rules.length).toBeLessThan(100);
});

test('_redirects has the old addresses for Netlify and for Cloudflare, as the local server reads them', () => {
  expect(files._redirects).toContain('/company /about 301\n/company.html /about 301\n/old/start / 301\n');
  expect(parseOldAddresses(files._redirects ?? '')).toEqual(OLD);
  expect(parseOldAddresses(redirectsFile(['nginx.conf']))).toEqual(new Map());
});

describe('nginx', () => {
  /** Its locations as nginx tries them: exact ones, then expressions in their order. */
  const answerOf = (path: string): string => {
    const locations = [
      ...(files['nginx.conf'] ?? '').matchAll(/^ {2}location (?:([~=]) )?(\S+) { (.*) }$/gm),
    ];
    const exact = locations.find(([, sign, name]) => sign === '=' && name === path);
    const matching = locations.find(
      ([, sign, pattern = '']) => sign === '~' && new RegExp(pattern.slice(1, -1)).test(path),
    );
    const [, , pattern = '', answer = ''] = exact ?? matching ?? locations.at(-1) ?? [];
    const [, page = ''] = matching ? (new RegExp(pattern.slice(1, -1)).exec(path) ?? []) : [];
    return answer.replace('$1', page);
  };

  test('adds headers in one place only and answers with 404.html', () => {
    const source = files['nginx.conf'] ?? '';
    expect(source).not.toMatch(/^ *location[^}]*add_header/m);
    expect(source).toContain('error_page 404 /404.html;');
    expect(source).toContain('server_name www.cedarline.example;');
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
    ['/about/index', '/about'],
  ])('redirects %s to %s', (path, address) => {
    expect(answerOf(path)).toBe(`return 308 ${address}$is_args$args;`);
  });

  test.each(['/404', '/_headers', '/nginx.conf', '/.env', '/about/.git/config'])(
    'does not serve %s',
    (path) => {
      expect(answerOf(path)).toBe('return 404;');
    },
  );

  test.each([
    '/',
    '/about',
    '/robots.txt',
    '/.well-known/security.txt',
    '/\\evil.example/',
    '/_content/about.json',
  ])('looks for the file of %s', (path) => expect(answerOf(path)).toMatch(/^try_files /));
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
