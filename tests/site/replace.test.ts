/** Rebuilding a site in place: what is there is the complete old site or the complete new one. */
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
import { contentDir } from '../../src/content/node/index.ts';
import { DIST } from '../built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'replace-'));
const out = join(folder, 'site');
cpSync(DIST, out, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

function startBuild(outDir: string, content = contentDir()): ChildProcess {
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: outDir };
  return spawn(process.execPath, ['scripts/run.js', 'build'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

const workspace = `${out}.build`;

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
    rmSync(workspace, { recursive: true, force: true });
    const child = startBuild(out);
    const ended = once(child, 'exit');
    while (!existsSync(join(workspace, sign)) && child.exitCode === null) await wait(5);
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

it('a build replaces the whole site and leaves nothing beside it', async () => {
  writeFileSync(join(out, 'of-the-old-site.txt'), 'old');
  const [code] = await once(startBuild(out), 'exit');
  expect(code).toBe(0);
  expect(prints()).toEqual(before);
  expect(readdirSync(folder)).toEqual(['site']);
}, 300_000);
