import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditSite, startEditSite, title } from './edit-server.ts';

const PAGE = 'pages/about.yaml';
let site: EditSite;
let before: string;
beforeAll(async () => {
  site = await startEditSite({ tell: { method: 'GET', handle: () => 'told' } });
  before = await site.read(PAGE);
});
afterAll(() => site.close());

describe('a request to save', () => {
  const foreign: [string, () => Record<string, string>][] = [
    ['of another origin', () => ({ ...site.good, origin: 'http://evil.example' })],
    ['of a sandbox', () => ({ ...site.good, origin: 'null' })],
    ['without an origin', () => ({ 'edit-token': site.good['edit-token'] ?? '' })],
    ['without a token', () => ({ origin: site.url })],
    ['with a wrong token', () => ({ ...site.good, 'edit-token': 'x'.repeat(36) })],
    ['with half a token', () => ({ ...site.good, 'edit-token': site.good['edit-token']?.slice(1) ?? '' })],
    ['for another host', () => ({ ...site.good, host: 'evil.example', origin: 'http://evil.example' })],
  ];
  it.each(foreign)('%s is refused', async (_, headers) => {
    const changes = [await site.change(PAGE, title('Mine'))];
    const { status } = await site.post('save', JSON.stringify({ changes }), headers());
    expect(status).toBe(403);
    expect(await site.read(PAGE)).toBe(before);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('by %s is refused', async (method) => {
    expect((await site.post('save', '', site.good, method)).status).toBe(405);
  });
});

describe('what is sent', () => {
  const says = async (body: string | Uint8Array) => {
    const { status, body: answer } = await site.post('save', body);
    return [status, (JSON.parse(String(answer)) as { message: string }).message];
  };

  it.each(['', 'not JSON', '{"changes":'])('%j is not JSON', async (body) => {
    expect(await says(body)).toEqual([400, 'This request is not JSON.']);
  });

  it.each([
    '[]',
    '{}',
    '{"changes":[]}',
    '{"changes":[{"file":"pages/about.yaml","stamp":"","operations":[{"kind":"format"}]}]}',
    '{"changes":[{"file":"pages/about.yaml","stamp":"","operations":[{"kind":"delete","path":[],"index":-1}]}]}',
    '{"changes":[{"file":"pages/about.yaml","stamp":"","operations":[],"more":1}]}',
    `{"changes":[{"file":"pages/about.yaml","stamp":"","operations":[{"kind":"set","path":[],"value":${'['.repeat(90_000)}${']'.repeat(90_000)}}]}]}`,
  ])('an unknown message is refused', async (body) => {
    expect(await says(body)).toEqual([400, expect.stringMatching(/does not know/)]);
  });

  it('the same file twice is refused', async () => {
    const change = await site.change(PAGE, title('Mine'));
    expect(await says(JSON.stringify({ changes: [change, change] }))).toEqual([400, expect.any(String)]);
  });

  it('more than two million bytes is refused', async () => {
    expect(await says(Buffer.alloc(2_000_001, ' '))).toEqual([413, expect.stringMatching(/too large: 2 MB/)]);
  });

  it('more than it announces or without an end is refused while it arrives', async () => {
    const { port, host } = new URL(site.url);
    const head = [
      'POST /__edit/save HTTP/1.1',
      `Host: ${host}`,
      ...Object.entries(site.good).map(([name, value]) => `${name}: ${value}`),
      'Transfer-Encoding: chunked',
    ];
    const chunk = `186a0\r\n${' '.repeat(100_000)}\r\n`;
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        socket.write(chunk.repeat(21));
      });
      socket.on('error', reject).on('data', (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('only files of the content', () => {
  it('are opened', async () => {
    const outside = join(site.dir, '..', 'outside.yaml');
    await writeFile(outside, 'title: Outside\n');
    await symlink(outside, site.path('pages/link.yaml'));
    await symlink(join(site.dir, '..'), site.path('up'));
    await mkdir(site.path('pages/folder.yaml'));
    for (const file of [
      '../outside.yaml',
      'pages/../../outside.yaml',
      'pages/../pages/about.yaml',
      '/etc/passwd',
      outside,
      'pages/link.yaml',
      'up/outside.yaml',
      'pages/folder.yaml',
      'pages\\about.yaml',
      'pages/about.yaml\0',
      'PAGES/about.yaml',
      'README.md',
      'REFERENCE.md',
      'images/home-hero.jpg',
      '',
      '__proto__',
      'toString',
    ]) {
      const opened = await site.post('open', JSON.stringify({ files: [file] }));
      expect([file, opened.status]).toEqual([file, 404]);
      const saved = await site.post(
        'save',
        JSON.stringify({ changes: [{ file, stamp: '', operations: [title('Mine')] }] }),
      );
      expect([file, saved.status]).toEqual([file, 404]);
    }
  });

  it('with correct syntax are opened', async () => {
    await site.write('pages/broken.yaml', 'title: "Open\n');
    const { status, body } = await site.post('open', '{"files":["pages/broken.yaml"]}');
    expect([status, String(body)]).toEqual([
      422,
      expect.stringMatching(/pages\/broken.yaml: .*syntax error/),
    ]);
  });
});

describe('routes', () => {
  it('of other parts need the token as well', async () => {
    const { origin: _, ...headers } = site.good;
    const get = (own: Record<string, string>) => site.post('tell', '', own, 'GET');
    expect(JSON.parse(String((await get(headers)).body))).toBe('told');
    expect((await get({})).status).toBe(403);
    expect((await get({ ...headers, origin: 'http://evil.example' })).status).toBe(403);
  });

  it.each(['nothing', 'constructor', '__proto__', '', 'save/', '../save'])('%j is none', async (name) => {
    expect((await site.post(name, '{}')).status).toBe(404);
  });
});
