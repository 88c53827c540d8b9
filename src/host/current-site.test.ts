import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { httpRequest } from '../../tests/http-request.ts';
import { currentSite, NoSiteError } from './current-site.ts';
import { type RunningSite, serveSite } from './static-server.ts';

let root: string;
let dist: string;
let site: RunningSite;
const builds = Array.from({ length: 20 }, (_, index) => `build-${index}`);

/** A folder as a build leaves it: each of its answers says in its body and in its headers which build it is of. */
async function make(name: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'about'), { recursive: true });
  for (const file of ['index.html', '404.html', 'about.html', 'about/page.json'])
    await writeFile(join(folder, file), name);
  // The same for all but its name, so that neither its size nor its age gives a build away.
  await writeFile(join(folder, '_redirects'), '');
  await writeFile(join(folder, '_headers'), `/*\n  X-Build: ${name}\n`);
  return folder;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'current-site-'));
  dist = await make('dist');
  site = await serveSite({ dist, port: 0 });
});
afterEach(async () => {
  await site.close();
  await rm(root, { recursive: true });
});

test('no request fails or mixes two builds while the folder is replaced repeatedly', async () => {
  const made = [];
  for (const name of builds) made.push(await make(name));
  const wrong: string[] = [];
  let swapping = true;
  let answers = 0;
  const visit = async (path: string, status: number) => {
    while (swapping) {
      const answer = await httpRequest(site.url, path);
      const body = String(answer.body);
      const build = answer.headers['x-build'];
      if (answer.status !== status || build !== body) wrong.push(`${path} ${answer.status} ${build} ${body}`);
      answers++;
    }
  };
  const visits = [
    visit('/', 200),
    visit('/about', 200),
    visit('/about/page.json', 200),
    visit('/nothing', 404),
  ];
  for (const [index, folder] of made.entries()) {
    await rename(dist, join(root, `old-${index}`));
    const before = answers;
    await rename(folder, dist);
    // Every build is met by a few requests.
    await expect.poll(() => answers, { interval: 1 }).toBeGreaterThan(before + 4);
  }
  swapping = false;
  await Promise.all(visits);
  expect(wrong).toEqual([]);
  expect(String((await httpRequest(site.url, '/about')).body)).toBe(builds.at(-1));
});

test('a request between the two renames waits for the second', async () => {
  await rename(dist, join(root, 'old'));
  const answer = httpRequest(site.url, '/about');
  const first = await Promise.race([answer.then(() => 'answered'), make('next').then(() => 'still waiting')]);
  await rename(join(root, 'next'), dist);
  expect([first, (await answer).status, String((await answer).body)]).toEqual(['still waiting', 200, 'next']);
});

test('a missing folder is an error until it is back', async () => {
  const read = currentSite(dist, 30);
  await rename(dist, join(root, 'old'));
  await expect(read(async () => 'read')).rejects.toThrow(NoSiteError);
  await rename(join(root, 'old'), dist);
  expect(await read(async () => 'read')).toBe('read');
});

test('an error of the reader is passed on, unless the site was replaced meanwhile', async () => {
  const read = currentSite(dist);
  const fail = async () => {
    throw new Error('unreadable');
  };
  await expect(read(fail)).rejects.toThrow('unreadable');
  const next = await make('next');
  let tries = 0;
  const outcome = await read(async () => {
    if (tries++ > 0) return 'read';
    await rename(dist, join(root, 'old'));
    await rename(next, dist);
    throw new Error('unreadable');
  });
  expect([outcome, tries]).toEqual(['read', 2]);
});

test('a missing file of an existing site is missing at once', async () => {
  await rm(join(dist, 'about.html'));
  expect((await httpRequest(site.url, '/about')).status).toBe(404);
});
