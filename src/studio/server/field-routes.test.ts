import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldRoutes } from './field-routes.ts';
import { guard } from './guard.ts';
import { serverRoutes } from './router.ts';
import { createToken } from './token.ts';

let dir: string;
let server: Server;
let url: string;
const token = createToken();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'field-routes-'));
  await mkdir(join(dir, 'images'));
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } });
  await picture.jpeg().toFile(join(dir, 'images', 'rack.jpg'));
  const sources = () => ({ dir, pages: new Map(), texts: new Map() });
  const routes = serverRoutes(fieldRoutes(sources));
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
