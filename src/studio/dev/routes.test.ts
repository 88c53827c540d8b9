import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpRequest } from '../../../tests/http-request.ts';
import { SAMPLE_SITE } from '../../../tests/sample-site.ts';
import { stampOf } from '../../content/index.ts';
import type { ServerRoute } from '../server/guard.ts';
import { type RunningDev, startDev } from './dev-server.ts';

let folder: string;
let dev: RunningDev;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'routes-'));
  await cp(SAMPLE_SITE, join(folder, 'content'), { recursive: true });
  await writeFile(
    join(folder, 'outside.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><title>OUTSIDE</title></svg>',
  );
  await writeFaulty(join(folder, 'content'));
  vi.stubEnv('NODE_ENV', 'development');
  dev = await startDev({
    contentDir: join(folder, 'content'),
    port: 0,
    outbox: join(folder, 'outbox'),
    onProblems: () => {},
    log: () => {},
  });
  const { body } = await httpRequest(dev.url, '/_edit');
  token = /"token":"([^"]+)"/.exec(String(body))?.[1] ?? '';
}, 180_000);
afterAll(async () => {
  await dev?.close();
  await rm(folder, { recursive: true });
});

type Headers = Record<string, string>;

/** Everything that would be right, so that only what a test changes can be refused. */
const right = ({ method = 'GET' }: ServerRoute): Headers => ({
  'edit-token': token,
  'sec-fetch-site': 'same-origin',
  ...(method === 'POST' && { origin: dev.url }),
});
const ask = (route: ServerRoute, headers: Headers, path = route.example, body?: string) =>
  httpRequest(dev.url, path, route.method ?? 'GET', headers, body);

/** How browsers ask on behalf of another site, besides following a link. */
const foreign: [how: string, Headers][] = [
  ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a script', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
  ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['an object', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'object' }],
  ['fetch', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ['fetch of another port', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
  ['an old browser’s fetch', { origin: 'http://evil.example' }],
  ['a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
];

/** All routes, once the server runs; tests that walk them fail where there are none. */
const every = async (check: (route: ServerRoute) => Promise<void>) => {
  expect(dev.routes.length).toBeGreaterThan(10);
  expect(token).toMatch(/^[\w-]{36}$/);
  for (const route of dev.routes) await check(route);
};

describe('every route', () => {
  it('has an example of its own', () =>
    every(async (route) => {
      const path = route.example.replace(/\?.*/, '');
      expect(dev.routes.find((one) => one.claims(path))).toBe(route);
    }));

  it.each(foreign)('is closed to %s of another site', (_, headers) =>
    every(async (route) => {
      const { status } = await ask(route, { 'edit-token': token, ...headers });
      expect([route.example, status]).toEqual([route.example, 403]);
    }),
  );

  it('is closed to forms of another site', () =>
    every(async (route) => {
      const headers = {
        origin: 'http://evil.example',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        'content-type': 'text/plain',
      };
      const { status } = await httpRequest(dev.url, route.example, 'POST', headers, '[{"file":"a.svg"}]');
      expect([route.example, status]).toEqual([route.example, route.method === 'POST' ? 403 : 405]);
    }));

  it('opens from a link elsewhere only if it is a document', () =>
    every(async (route) => {
      if (route.method === 'POST') return;
      const { status } = await ask(route, {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      });
      expect([route.example, status]).toEqual([route.example, route.access === 'document' ? 200 : 403]);
    }));

  it.each(['evil.example', 'localhost.evil.example', '10.0.0.1'])('is closed under the name %s', (host) =>
    every(async (route) => {
      const { status, body } = await ask(route, { ...right(route), host, origin: `http://${host}` });
      expect([route.example, status]).toEqual([route.example, 403]);
      expect(String(body)).toMatch(/^This server answers on localhost only/);
    }),
  );

  it('takes no more than its limit, and nothing without a length', () =>
    every(async (route) => {
      const { limit = 0 } = route;
      const tooLarge = { ...right(route), 'content-length': String(limit + 1), connection: 'close' };
      expect([route.example, (await ask(route, tooLarge)).status]).toEqual([route.example, 413]);
      const endless = { ...right(route), 'transfer-encoding': 'chunked' };
      expect([route.example, (await ask(route, endless)).status]).toEqual([route.example, 411]);
    }));

  it('needs the token if it changes files', () =>
    every(async (route) => {
      const isRead = (route.method ?? 'GET') === 'GET';
      expect([route.example, isRead || route.access === 'token' || route.example.includes('@')]).toEqual([
        route.example,
        true,
      ]);
      if (route.access !== 'token') return;
      for (const wrong of ['', 'x'.repeat(36), token.slice(1)])
        expect((await ask(route, { ...right(route), 'edit-token': wrong }, undefined, '{}')).status).toBe(
          403,
        );
    }));

  it('leads to nothing outside of its folder', () =>
    every(async (route) => {
      const base = route.example.replace(/[^/]*$/, '');
      for (const up of ['../../', '%2e%2e/', '..%2f', '..%5c', '..\\']) {
        const path = `${base}${up.repeat(9)}${join(folder, 'outside.svg')}`;
        const { status, body } = await ask(route, right(route), path, '{}');
        expect([path, status, String(body).includes('OUTSIDE')]).toEqual([path, 400, false]);
      }
    }));

  it('answers without an origin of its own, unless with a document of ours', () =>
    every(async (route) => {
      const { headers } = await ask(route, right(route), undefined, route.method === 'POST' ? '{}' : '');
      const policy = String(headers['content-security-policy']);
      expect([route.example, /^(?:sandbox; )?default-src 'none'/.test(policy)]).toEqual([
        route.example,
        route.access !== 'document',
      ]);
      expect(policy).toMatch(/frame-ancestors '(?:self|none)'/);
      expect(headers).toMatchObject({
        'x-frame-options': 'SAMEORIGIN',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['access-control-allow-origin'] ?? dev.url).toBe(dev.url);
    }));
});

describe('names in requests', () => {
  const files = async (action: string, body: object) => {
    const headers = { 'edit-token': token, origin: dev.url };
    const answer = await httpRequest(dev.url, `/__files/${action}`, 'POST', headers, JSON.stringify(body));
    return [answer.status, JSON.parse(String(answer.body)) as { message: string }] as const;
  };

  it('lead to files of the content only', async () => {
    const outside = await stampOf(await readFile(join(folder, 'outside.svg')));
    for (const name of [
      '../outside.svg',
      join(folder, 'outside.svg'),
      'images/../../outside.svg',
      '__proto__',
    ])
      for (const stamp of [outside, '']) {
        const [status, said] = await files('read', { stamps: [[name, stamp]] });
        expect([name, status, said]).toEqual([name, 409, expect.objectContaining({ refusal: 'stale' })]);
        const change = { stamps: [[name, stamp]], changes: [[name, 'QQ==']] };
        const [written] = await files('commit', change);
        expect([name, written >= 400]).toEqual([name, name !== '__proto__' || stamp !== '']);
      }
    expect(await readFile(join(folder, 'outside.svg'), 'utf8')).toContain('OUTSIDE');
  });

  it.each([
    ['nothing', 'read', {}],
    ['another form', 'commit', { stamps: [], changes: [['a.yaml']] }],
    ['no base64', 'commit', { stamps: [], changes: [['a.yaml', '%']] }],
    ['more than is known', 'read', { stamps: [], more: 1 }],
  ])('with %s are refused', async (_, action, body) => {
    expect(await files(action, body)).toEqual([
      400,
      { message: expect.stringMatching(/does not know/) as string },
    ]);
  });

  it('find no raw file of the project', async () => {
    const names = (await readdir('.', { withFileTypes: true })).filter((entry) => entry.isFile());
    for (const path of [
      ...names.map(({ name }) => `/${name}`),
      '/content/site.yaml',
      '/content/pages/home.yaml',
      '/scripts/dev.ts',
      '/tests/sample-site.ts',
      `/@fs${process.cwd()}/package.json`,
      `/@fs${join(folder, 'content', 'site.yaml')}`,
      '/@fs/etc/passwd',
    ])
      for (const query of ['', '?raw', '?import', '?url', '?import&raw']) {
        const { status } = await httpRequest(dev.url, path + query);
        expect([path, query, [403, 404].includes(status)]).toEqual([path, query, true]);
      }
  });
});

/** A page with a text that has a mistake, and beside it one that cannot be read at all. */
async function writeFaulty(content: string): Promise<void> {
  const page = await readFile(join(content, 'pages', 'about.yaml'), 'utf8');
  const text = await readFile(join(content, 'text', 'our-experience.md'), 'utf8');
  const faulty = page
    .replace(/^title: .*/m, 'title: Faulty')
    .replace(/^description: .*/m, 'description: Faulty.')
    .replace('our-experience', 'faulty');
  await writeFile(join(content, 'pages', 'faulty.yaml'), faulty);
  await writeFile(join(content, 'text', 'faulty.md'), `${text}\n[x](javascript:1)\n`);
  await writeFile(join(content, 'text', 'torn.md'), text.replace('title: ', 'title: "'));
}

it('shows the mistakes in place of a page whose text was faulty from the start', async () => {
  const page = await httpRequest(dev.url, '/faulty');
  expect([page.status, String(page.body)]).toEqual([500, expect.stringMatching(/text\/faulty\.md/)]);
  expect(String(page.body)).not.toContain('was not made');
});

it('tells plain pages no token', async () => {
  for (const path of ['/', '/about', '/_gallery', '/_content/about.json', '/nothing'])
    expect(String((await httpRequest(dev.url, path)).body)).not.toContain(token);
  expect(await readFile('src/studio/dev/dev-client.ts', 'utf8')).not.toContain('token');
});

it('shows what the editor has written as soon as it says so', async () => {
  const headers = { 'edit-token': token, origin: dev.url };
  const page = await readFile(join(folder, 'content', 'pages', 'about.yaml'), 'utf8');
  const news = page.replace(/^title: .*/m, 'title: News').replace(/^description: .*/m, 'description: New.');
  const commit = (stamp: string, bytes: string | null) => {
    const body = JSON.stringify({
      stamps: [['pages/news.yaml', stamp]],
      changes: [['pages/news.yaml', bytes]],
    });
    return httpRequest(dev.url, '/__files/commit', 'POST', headers, body);
  };
  expect((await commit('', Buffer.from(news).toString('base64'))).status).toBe(200);
  expect((await httpRequest(dev.url, '/news')).status).toBe(200);
  expect((await commit(await stampOf(Buffer.from(news)), null)).status).toBe(200);
  expect((await httpRequest(dev.url, '/news')).status).toBe(404);
});
