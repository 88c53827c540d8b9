import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, test, vi } from 'vitest';

const HEADING = 'heading: text(';
const MOTTO = `motto: text('A motto.', 'Wire well', 80), `;

const folder = mkdtempSync(join(tmpdir(), 'section-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Copies the project, with links to its packages but a cache of its own. */
function copyProject(): void {
  for (const name of [
    'src',
    'scripts',
    'content',
    'public',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
  ])
    cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}

function change(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(path, changed);
}

test('while the site is being worked on, a changed schema and a new section type count at once', async () => {
  copyProject();
  const env = { ...process.env, PORT: '0', OUTBOX: join(folder, 'outbox'), NODE_ENV: 'development' };
  const server = spawn(process.execPath, [join(folder, 'scripts', 'run.js'), 'dev'], { env });
  const ended = once(server, 'exit');
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += data));
  /** Waits for the server to say something that it had not said before. */
  const hears = async (words: RegExp) => {
    await vi
      .waitUntil(() => words.test(said), { timeout: 60_000, interval: 50 })
      .catch(() => {
        throw new Error(`The server did not say ${words} but: ${said}`);
      });
    const match = words.exec(said);
    said = '';
    return match;
  };
  try {
    const [, url] = (await hears(/The site is on (http:\S+),/)) ?? [];

    change('src/sections/closing/schema.ts', HEADING, MOTTO + HEADING);
    await hears(/A closing section needs “motto”/);
    change('src/sections/closing/schema.ts', MOTTO, '');
    await hears(/The content has no problems/);

    cpSync(join(folder, 'src/sections/closing'), join(folder, 'src/sections/farewell'), { recursive: true });
    change('content/pages/wireless.yaml', 'type: closing', 'type: farewell');
    await vi.waitUntil(
      async () => (await (await fetch(`${url}/wireless`)).text()).includes('type-farewell'),
      20_000,
    );
    change('src/sections/farewell/schema.ts', HEADING, MOTTO + HEADING);
    await hears(/A farewell section needs “motto”/);
  } finally {
    server.kill();
    await ended;
  }
}, 120_000);
