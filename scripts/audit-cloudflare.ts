/** Checks the built site in Cloudflare's emulator of Cloudflare Pages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkHost } from './lib/check-host.ts';
import { currentBuild } from './lib/current-build.ts';
import { freePort } from './lib/free-port.ts';
import { installTool } from './lib/install-tool.ts';
import { printChecks } from './lib/print-checks.ts';
import { waitForServer } from './lib/wait-for-server.ts';

/** The last version that runs on Node 20. */
const VERSION = '4.86.0';

/** Keeps the emulator from contacting Cloudflare or npm, and from writing outside of its folder. */
const offline = (home: string) => ({
  HOME: home,
  XDG_CONFIG_HOME: home,
  WRANGLER_HOME: home,
  WRANGLER_LOG_PATH: join(home, 'log'),
  WRANGLER_REGISTRY_PATH: join(home, 'registry'),
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1',
});

const dist = await currentBuild();
const wrangler = await installTool('wrangler', VERSION, 'Cloudflare’s emulator');
const home = await mkdtemp(join(tmpdir(), 'audit-cloudflare-'));
const port = await freePort();
const output = join(home, 'output');
const log = createWriteStream(output);
await once(log, 'open');
const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())];
const server = spawn(
  process.execPath,
  [
    join(wrangler, 'bin/wrangler.js'),
    ...['pages', 'dev', resolve(dist), ...address, '--compatibility-date', '2025-01-01'],
  ],
  { cwd: home, env: { ...process.env, ...offline(home) }, stdio: ['ignore', log, log] },
);
try {
  await waitForServer(`http://127.0.0.1:${port}`, server).catch(async (error: unknown) => {
    console.error(await readFile(output, 'utf8'));
    throw error;
  });
  const checks = await checkHost(`http://127.0.0.1:${port}`, dist, {
    // Stricter than required.
    missing: 'no-store',
    redirects: [301, 308],
    // It serves percent-encoded addresses directly and does not redirect capitals.
    moved: ['slash', 'file', 'index'],
    // Cloudflare's network compresses, not the emulated part.
    compresses: false,
    // Cloudflare does not publish them.
    blockedElsewhere: ['/_headers', '/_redirects'],
  });
  printChecks(checks);
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  log.end();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
}
