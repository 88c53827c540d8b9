import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fieldRoutes } from '../field-routes.ts';
import { guard } from './guard.ts';
import { serverRoutes } from './router.ts';
import { createToken } from './token.ts';

let dir: string;
let server: Server;
let url: string;
const written = vi.fn(async () => {});
const token = createToken();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'field-routes-'));
  await mkdir(join(dir, 'images'));
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } });
  await picture.jpeg().toFile(join(dir, 'images', 'rack.jpg'));
  const sources = () => ({ dir, pages: new Map(), texts: new Map() });
  const routes = serverRoutes(fieldRoutes(sources, written));
  server = createServer(guard(routes, { token, failed: String }).request);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

const post = (
  name: string,
  body: object = {},
  headers: object = { 'edit-token': token.secret, origin: url },
) => fetch(`${url}/__edit/${name}`, { method: 'POST', headers: { ...headers }, body: JSON.stringify(body) });

test('what fields choose from is told to documents of this server only', async () => {
  expect((await post('fields', {}, { origin: url })).status).toBe(403);
  const answer = await post('fields');
  expect(await answer.json()).toMatchObject({
    pictures: [{ file: 'rack.jpg', width: 40, height: 20 }],
    files: [],
  });
  expect(((await (await post('icons')).json()) as unknown[]).length).toBeGreaterThan(1500);
});

test('a picture is an image that other sites cannot show', async () => {
  const answer = await fetch(`${url}/__edit/thumbnail?file=rack.jpg&width=10`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(10);
  expect((await fetch(`${url}/__edit/thumbnail?file=..%2Fsite.yaml&width=10`)).status).toBe(404);
});

test('a new text gets a file of its own, with words that have to be replaced', async () => {
  const titles = ['Über uns: 10 years', 'Über uns – 10 Years!', '日本'];
  const names = [];
  for (const title of titles)
    names.push(((await (await post('text/new', { title })).json()) as { name: string }).name);
  expect(names).toEqual(['uber-uns-10-years', 'uber-uns-10-years-2', 'text']);
  expect(await readFile(join(dir, 'text', 'uber-uns-10-years.md'), 'utf8')).toBe(
    '---\ntitle: "Über uns: 10 years"\n---\n\nYour words – the first paragraph\n',
  );
  expect(written).toHaveBeenLastCalledWith([join(dir, 'text', 'text.md')]);
  const refused = await post('text/new', { title: ' ' });
  expect([refused.status, await refused.json()]).toEqual([400, { message: 'Please give the text a title.' }]);
});
