import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DevSite, startDevSite } from '../../../tests/browser/support/dev-site.ts';
import { httpRequest } from '../../../tests/http-request.ts';

let dev: DevSite;
/** The outbox is inside the project, as it usually is. */
const outbox = join('test-results', `outbox-${process.pid}`);

beforeAll(async () => {
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, 'message.eml'), 'SECRET');
  dev = await startDevSite({ outbox });
  // Compiles what every page and the editor need.
  for (const path of ['/', '/_edit']) await get(path);
}, 180_000);
afterAll(async () => {
  await dev?.close();
  await rm(outbox, { recursive: true });
});

/** Waits for what the server has to see on the disk first, on a busy machine as well. */
const soon = <Seen>(see: () => Promise<Seen>) => expect.poll(see, { timeout: 10_000 });

const get = (path: string, headers: Record<string, string> = {}) =>
  httpRequest(dev.url, path, 'GET', headers);

describe('the way in', () => {
  it('of the WebSocket is closed to other sites', async () => {
    const token = /wsToken = "([^"]+)"/.exec(String((await get('/@vite/client')).body))?.[1];
    expect(token).toBeDefined();
    const connect = (host: string, origin: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          host,
          origin,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-key': btoa('0123456789abcdef'),
          'sec-websocket-version': '13',
          'sec-websocket-protocol': 'vite-hmr',
        };
        request(`${dev.url}/?token=${token}`, { headers }, (response) => resolve(response.statusCode ?? 0))
          .on('upgrade', (_, socket) => {
            socket.destroy();
            resolve(101);
          })
          .on('error', reject)
          .end();
      });
    const own = new URL(dev.url).host;
    expect(await connect(own, dev.url)).toBe(101);
    expect(await connect('evil.example', 'http://evil.example')).toBe(403);
    expect(await connect(own, 'http://evil.example')).toBe(403);
  });

  it('is the loopback addresses only', async () => {
    const { port } = new URL(dev.url);
    expect((await fetch(`http://127.0.0.1:${port}/_content/index.json`)).status).toBe(200);
    for (const { address, internal, scopeid, family } of Object.values(networkInterfaces()).flatMap(
      (all) => all ?? [],
    ))
      if (!internal && !scopeid)
        await expect(
          fetch(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`),
        ).rejects.toThrow();
  });

  it('leads to no message of the outbox', async () => {
    const path = `/${relative('.', outbox)}/message.eml`;
    for (const asked of [
      path,
      path.toUpperCase(),
      path.replace('message', '%6Dessage'),
      `/./${path}`,
      `/src/..${path}`,
      `/@fs${process.cwd()}${path}`,
      `/@fs/${process.cwd()}${path}`,
      ...['raw', 'url', 'import', 'import&raw', 'import&url', 'inline', 'direct'].flatMap((query) => [
        `${path}?${query}`,
        `/@fs${process.cwd()}${path}?${query}`,
      ]),
    ]) {
      const { status, body } = await get(asked);
      expect([asked, String(body).includes('SECRET') || String(body).includes(btoa('SECRET'))]).toEqual([
        asked,
        false,
      ]);
      expect([asked, [400, 403, 404].includes(status)]).toEqual([asked, true]);
    }
  });
});

it('says that its port is taken, and what to do', async () => {
  const env = { ...process.env, PORT: new URL(dev.url).port };
  const second = promisify(execFile)(process.execPath, ['scripts/run.js', 'dev'], { env });
  const stderr = expect.stringContaining('is taken by another program');
  await expect(second).rejects.toMatchObject({ code: 1, stderr });
});

describe('addresses', () => {
  it.each([
    ['//', 400],
    ['//evil.example/', 400],
    ['/images/%zz.png', 400],
    ['/%', 400],
    ['/%00', 404],
    ['/\\evil.example/', 404],
    ['/nothing', 404],
    ['/nothing/', 404],
    ['/404', 404],
    ['/404.html', 404],
    ['/_content/nothing.json', 404],
  ])('%s gets status %d', async (path, status) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, undefined]);
    expect(String(answer.body)).not.toContain('node_modules');
  });

  it.each([
    ['/about/?a=b', '/about?a=b'],
    ['/about/index.html', '/about'],
    ['/about.html', '/about'],
    ['/ABOUT', '/about'],
    ['/%63ontact', '/contact'],
    ['/index.html', '/'],
    ['/_gallery/', '/_gallery'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it('knows no targets in absolute form, which only proxies are sent', async () => {
    expect((await get(`${dev.url}/_content/about.json`)).status).toBe(400);
    expect((await get('http://evil.example/_content/about.json')).status).toBe(400);
  });

  it('sends the icon with its type', async () => {
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/vnd.microsoft.icon');
  });
});

describe('repairs', () => {
  const FILE = 'pages/about.yaml';
  const spoil = (text: string) => text.replace(/^description:/m, 'descripton:');
  const token = async () => /"token":"([^"]+)"/.exec(String((await get('/_edit')).body))?.[1] ?? '';
  /** The name of the repair that is offered for the file as it is now, once it is. */
  const offered = async () => {
    const lines = (await dev.read('pages/broken.yaml')).split('\n');
    const place = `broken.yaml:${lines.findIndex((line) => line.startsWith('descripton:')) + 1}:1<`;
    let name = '';
    await soon(async () => {
      const [, item = ''] = String((await get('/broken')).body).split(place);
      name = /data-repair="([^"]+)"/.exec(item)?.[1] ?? '';
      return name;
    }).not.toBe('');
    return name;
  };
  const repair = (name: string, headers: Record<string, string>) =>
    httpRequest(dev.url, `/__repair?problem=${name}`, 'POST', headers);

  beforeAll(async () => {
    // A page that has never been right shows its problems, and what is offered against them.
    await dev.write('pages/broken.yaml', spoil(await dev.read(FILE)));
  });
  afterAll(() => dev.remove('pages/broken.yaml'));

  it('are not applied to a file that has changed meanwhile', async () => {
    const name = await offered();
    const before = await dev.read('pages/broken.yaml');
    const changed = `# A line more.\n${before}`;
    // No watcher has seen this yet: the file is checked again at that moment.
    await dev.write('pages/broken.yaml', changed);
    const { status, body } = await repair(name, { 'edit-token': await token(), origin: dev.url });
    expect([status, String(body)]).toEqual([
      409,
      expect.stringMatching(/^{"message":"This file has changed/),
    ]);
    expect(await dev.read('pages/broken.yaml')).toBe(changed);
    await dev.write('pages/broken.yaml', before);
  });
});

describe('a link to a file', () => {
  it('leads from a button, a text and the footer to the file, which is served', async () => {
    const [about, text, site] = [
      await dev.read('pages/about.yaml'),
      await dev.read('text/our-experience.md'),
      await dev.read('site.yaml'),
    ];
    await mkdir(dev.path('files'));
    await dev.write('files/Price list.pdf', '%PDF-1.7 prices');
    await dev.write('files/plan.txt', 'Keys');
    await dev.write('site.yaml', site.replace(/(label: Privacy Policy\n +link: )"#"/, '$1files/plan.txt'));
    await dev.write('text/our-experience.md', `${text}\nOur [prices](<files/Price list.pdf>).\n`);
    await dev.write('pages/about.yaml', about.replace(/(button:\n.*\n +link: ).*/, '$1files/plan.txt'));
    const html = async () => String((await get('/about')).body);
    const pdf =
      /<a href="(\/files\/\w+\/Price-list\.pdf)" type="application\/pdf">prices<small>.\(PDF, 1 kB\)/;
    const plan = /<a (?:class="[^"]+" )?href="(\/files\/save\/\w+\/plan\.txt)" type="text\/plain">/g;
    await soon(html).toMatch(pdf);
    await soon(async () => [...(await html()).matchAll(plan)].length).toBe(2);
    const [, address = ''] = pdf.exec(await html()) ?? [];
    const { status, headers, body } = await get(address);
    expect([status, headers['content-type'], String(body)]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7 prices',
    ]);
    expect((await get(address.replace(/\w+\/Price/, '00000000/Price'))).status).toBe(404);
    const before = [...(await html()).matchAll(plan)].map(([, url]) => url);
    await dev.write('files/plan.txt', 'Keys and cabinet');
    await soon(async () => [...(await html()).matchAll(plan)].map(([, url]) => url)).not.toEqual(before);
    await dev.write('pages/about.yaml', about);
    await dev.write('text/our-experience.md', text);
    await dev.write('site.yaml', site);
  });
});

describe('a truncated picture', () => {
  const title = (text: string) =>
    text
      .replace(/^title: .*/m, 'title: Torn')
      .replace(/^description: .*/m, 'description: Torn.')
      .replaceAll('about-hero.jpg', 'torn.jpg');

  it('is reported in place of the page, which returns with the complete picture', async () => {
    const whole = await readFile(dev.path('images/about-hero.jpg'));
    await dev.write('images/torn.jpg', whole.subarray(0, whole.length / 2));
    await dev.write('pages/torn.yaml', title(await dev.read('pages/about.yaml')));
    // Until the file is whole, there is no such content.
    await soon(async () => (await get('/_content/torn.json')).status).toBe(500);
    const page = String((await get('/torn')).body);
    expect(page).toMatch(/<content-problems.*images\/torn\.jpg/s);
    expect(page).not.toMatch(/node_modules|at async|VipsJpeg/);
    const content = await get('/_content/torn.json');
    expect([content.status, String(content.body)]).toEqual([500, expect.stringContaining('torn.jpg')]);
    await dev.write('images/torn.jpg', whole);
    await soon(async () => (await get('/torn')).status).toBe(200);
    await dev.remove('pages/torn.yaml');
    await dev.remove('images/torn.jpg');
  });
});
