import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hugeAvif } from '../huge-avif.ts';
import { type EditSite, startEditSite, title } from './edit-server.ts';

const PAGE = 'pages/about.yaml';
let site: EditSite;
beforeAll(async () => {
  site = await startEditSite({ tell: { method: 'GET', handle: () => 'told' } });
}, 60_000);
afterAll(() => site.close());

/** All files of the content with their bytes. */
async function allFiles(): Promise<Map<string, string>> {
  const entries = await readdir(site.dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')] as const)),
  );
}

const PDF = '%PDF-1.7\n';
const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
const copy = (name: string, file = PAGE) =>
  JSON.stringify({ file, name, title: 'The Team', description: 'Who works here.' });

/** Requests that write, each of which would succeed with the right headers. */
const writing: [name: string, body: () => Promise<string | Uint8Array>][] = [
  ['save', async () => JSON.stringify({ changes: [await site.change(PAGE, title('Mine'))] })],
  ['picture?name=Team.png', picture],
  ['file?name=Prices.pdf', async () => PDF],
  ['page/new', async () => '{"name":"news"}'],
  ['page/copy', async () => copy('team')],
  ['page/rename', async () => '{"file":"pages/about.yaml","name":"us"}'],
  ['page/delete', async () => '{"file":"pages/wireless.yaml","withMenu":true,"leadTo":"pages/home.yaml"}'],
];

// `src/studio/dev/routes.test.ts` holds all routes against all kinds of foreign requests.
it.each(writing)('%s from another site is refused, and writes nothing', async (name, body) => {
  const files = await allFiles();
  for (const headers of [{ ...site.good, origin: 'http://evil.example' }, { origin: site.url }])
    expect((await site.post(name, await body(), headers)).status).toBe(403);
  expect((await site.post(name, '', site.good, 'PUT')).status).toBe(405);
  expect(await allFiles()).toEqual(files);
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

  it('without a length is refused before it arrives', async () => {
    const { port, host } = new URL(site.url);
    const head = [
      'POST /__edit/save HTTP/1.1',
      `Host: ${host}`,
      ...Object.entries(site.good).map(([name, value]) => `${name}: ${value}`),
      'Transfer-Encoding: chunked',
    ];
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
      });
      socket.on('error', reject).on('data', (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1.1 411 /);
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

describe('a picture or file', () => {
  const stored = async (name: string, body: string | Uint8Array) => {
    const { status, body: answer } = await site.post(name, body);
    const { file, message } = JSON.parse(String(answer)) as { file?: string; message?: string };
    return [status, file ?? message];
  };

  it.each([
    ['picture?name=..%2F..%2Fpages%2Fhome.yaml', 'home.png'],
    ['picture?name=C%3A%5Cteam%00.svg', 'team.png'],
    ['picture?name=%2Fetc%2Fpasswd', 'passwd.png'],
    ['picture', 'picture.png'],
  ])('%s gets a name of its own in its folder', async (name, file) => {
    expect(await stored(name, await picture())).toEqual([200, file]);
    expect(await readdir(site.path('images'))).toContain(file);
  });

  it.each([
    ['file?name=..%2F..%2FPreisliste%20(M%C3%A4rz).PDF', 'preisliste-marz.pdf'],
    ['file?name=.pdf', /Files of this kind cannot be offered/],
    ['file?name=run.exe', /Files of this kind cannot be offered\. These can: pdf, zip/],
    ['file?name=page.html', /Files of this kind/],
    ['file?name=drawing.svg', /Files of this kind/],
    ['file', /Files of this kind/],
  ])('%s is answered with %s', async (name, answer) => {
    const [status, said] = await stored(name, PDF);
    expect(status).toBe(typeof answer === 'string' ? 200 : 422);
    expect(said).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer));
  });

  it('that the check would refuse is not stored', async () => {
    const files = await allFiles();
    expect(await stored('file?name=a.pdf', '<html>')).toEqual([
      422,
      expect.stringMatching(/not what its name/),
    ]);
    expect(await stored('file?name=a.pdf', '')).toEqual([422, expect.stringMatching(/is empty/)]);
    const large = Buffer.concat([Buffer.from(PDF), Buffer.alloc(25_000_000)]);
    expect(await stored('file?name=a.pdf', large)).toEqual([
      422,
      expect.stringMatching(/25 MB is the limit/),
    ]);
    const damaged = await picture();
    damaged.fill(0, damaged.indexOf('IDAT') + 6, damaged.length - 16);
    for (const bytes of [PDF, damaged])
      expect(await stored('picture?name=a.png', bytes)).toEqual([
        422,
        expect.stringMatching(/cannot be opened/),
      ]);
    expect(await stored('picture?name=a.avif', await hugeAvif())).toEqual([
      422,
      expect.stringMatching(/more than 40 million pixels/),
    ]);
    expect(await allFiles()).toEqual(files);
  });

  it.each(['picture?name=a.jpg', 'file?name=a.pdf'])('%s of more than 50 MB is refused', async (name) => {
    expect(await stored(name, Buffer.alloc(50_000_001))).toEqual([
      413,
      'This is too large: 50 MB can be sent at once.',
    ]);
  });
});

describe('a page', () => {
  it.each([
    ['page/new', '{"name":"../evil"}', 422],
    ['page/new', '{"name":"..\\\\evil"}', 422],
    ['page/copy', copy('../evil'), 422],
    ['page/copy', copy('team', '../outside.yaml'), 404],
    ['page/copy', copy('team', 'site.yaml'), 404],
    ['page/rename', '{"file":"pages/../site.yaml","name":"us"}', 404],
    ['page/rename', '{"file":"pages/about.yaml","name":"/etc/us"}', 422],
    ['page/references', '{"file":"/etc/passwd"}', 404],
    ['page/delete', '{"file":"pages/../../outside.yaml","withMenu":false}', 404],
    ['page/delete', '{"file":"pages/about.yaml","withMenu":false,"leadTo":"../outside.yaml"}', 404],
    ['page/delete', '{"file":"pages/about.yaml"}', 400],
    ['page/new', '{"name":["x"]}', 400],
  ])('%s with %s is refused, and nothing is written', async (name, body, status) => {
    const files = await allFiles();
    expect((await site.post(name, body)).status).toBe(status);
    expect(await allFiles()).toEqual(files);
  });
});

describe('a link out of the content', () => {
  const outside = () => join(site.dir, '..', 'elsewhere');
  const kept = async () => [await readdir(outside()), await readFile(join(outside(), 'page.yaml'), 'utf8')];

  it('is followed by no request', async () => {
    await mkdir(outside(), { recursive: true });
    await writeFile(join(outside(), 'page.yaml'), 'title: Elsewhere\n');
    await symlink(join(outside(), 'page.yaml'), site.path('pages/linked.yaml'));
    const file = 'pages/linked.yaml';
    for (const [name, body] of [
      ['page/delete', JSON.stringify({ file, withMenu: false })],
      ['page/delete', JSON.stringify({ file, withMenu: true, leadTo: 'pages/home.yaml' })],
      ['page/copy', copy('team', file)],
      ['page/rename', JSON.stringify({ file, name: 'us' })],
      ['page/references', JSON.stringify({ file })],
    ])
      expect([name, (await site.post(name as string, body as string)).status]).toEqual([name, 404]);
    expect(await kept()).toEqual([['page.yaml'], 'title: Elsewhere\n']);
    await rm(site.path('pages/linked.yaml'));
  });

  it.each([
    ['file?name=a.pdf', 'files', async () => PDF],
    ['picture?name=a.png', 'images', picture],
  ])('gets no %s', async (name, folder, body) => {
    await mkdir(site.path(folder), { recursive: true });
    await rename(site.path(folder), site.path(`old-${folder}`));
    await symlink(outside(), site.path(folder));
    const { status, body: answer } = await site.post(name, await body());
    expect([409, 422]).toContain(status);
    expect(String(answer)).toMatch(/is a link to/);
    expect(await kept()).toEqual([['page.yaml'], 'title: Elsewhere\n']);
    await rm(site.path(folder));
    await rename(site.path(`old-${folder}`), site.path(folder));
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

  it.each(['nothing', 'constructor', '__proto__', '', 'save/'])('%j is none', async (name) => {
    expect((await site.post(name, '{}')).status).toBe(404);
  });
});
