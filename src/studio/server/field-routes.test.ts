import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IconChoice } from '../field-data.ts';
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
  // Turned by a phone: it is upright only with its orientation.
  await picture
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(join(dir, 'images', 'rack.jpg'));
  const routes = serverRoutes(fieldRoutes(dir));
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

test('icons are those that the check accepts, each with its older names, for documents of this server', async () => {
  expect((await post('icons', {}, { origin: url })).status).toBe(403);
  const icons = (await (await post('icons')).json()) as IconChoice[];
  expect(icons.length).toBeGreaterThan(1500);
  expect(icons.find(({ name }) => name === 'house')?.aliases).toContain('home');
  expect(icons.every(({ shape }) => shape.length > 0)).toBe(true);
});

test('a picture is an image that other sites cannot show', async () => {
  const answer = await fetch(`${url}/__edit/thumbnail?file=rack.jpg&width=10`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height]).toEqual([10, 20]);
  expect((await fetch(`${url}/__edit/thumbnail?file=..%2Fsite.yaml&width=10`)).status).toBe(404);
});
