/** Rebuilding a site in place: visitors get the complete old site or the complete new one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { contentDir } from '../../src/content/index.ts';
import { serveSite } from '../../src/host/static-server.ts';
import { DIST } from '../built-site.ts';
import { addresses } from './built-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'replace-'));
const out = join(folder, 'site');
cpSync(DIST, out, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

function startBuild(outDir: string, content = contentDir()): ChildProcess {
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: outDir };
  return spawn(process.execPath, ['scripts/run.js', 'build'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

const workspaces = () => readdirSync(folder).filter((name) => name.endsWith('.build'));

/** Fingerprints of all files of the site. */
function prints(): Record<string, string> {
  const files = (readdirSync(out, { recursive: true }) as string[]).filter((file) =>
    statSync(join(out, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(out, file)))
        .digest('hex'),
    ]),
  );
}
const before = prints();

it.each([
  ['begins', 'site'],
  ['writes pages', 'site/404.html'],
])(
  'a build that is killed as it %s leaves the site unchanged',
  async (_, sign) => {
    const leftovers = workspaces();
    const child = startBuild(out);
    const ended = once(child, 'exit');
    const isThere = () =>
      workspaces().some((name) => !leftovers.includes(name) && existsSync(join(folder, name, sign)));
    while (!isThere() && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    expect(prints()).toEqual(before);
  },
  300_000,
);

it('a failed build leaves the site unchanged and no files beside it', async () => {
  const content = join(folder, 'content');
  cpSync(contentDir(), content, { recursive: true });
  writeFileSync(join(content, 'images', 'home-hero.jpg'), '');
  const [code] = await once(startBuild(out, content), 'exit');
  expect(code).not.toBe(0);
  expect(prints()).toEqual(before);
  rmSync(content, { recursive: true });
}, 300_000);

it('no request fails while a build replaces the site', async () => {
  writeFileSync(join(out, 'of-the-old-site.txt'), 'old');
  const site = await serveSite({ dist: out, port: 0 });
  try {
    const child = startBuild(out);
    const ended = once(child, 'exit');
    const answers = new Map<string, number>();
    while (child.exitCode === null) {
      for (const address of addresses) {
        const { status } = await fetch(`${site.url}${address}`);
        const key = status === 200 ? '200' : `${address} ${status}`;
        answers.set(key, (answers.get(key) ?? 0) + 1);
      }
    }
    expect((await ended)[0]).toBe(0);
    expect([...answers.keys()]).toEqual(['200']);
    expect(answers.get('200')).toBeGreaterThan(50);
    expect((await fetch(`${site.url}/of-the-old-site.txt`)).status).toBe(404);
  } finally {
    await site.close();
  }
  expect(prints()).toEqual(before);
  expect(readdirSync(folder)).toEqual(['site']);
}, 600_000);
