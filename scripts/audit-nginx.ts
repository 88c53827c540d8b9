/**
 * Serves the built site with a real nginx, by the configuration that the build wrote, and checks what it does: as it was
 * built, and with files that were compressed ahead.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compressFiles } from '../src/build/compress.ts';
import { REVALIDATE_NO_TRANSFORM } from '../src/host/headers.ts';
import { checkHost, type HostCheck } from './lib/check-host.ts';
import { currentBuild } from './lib/current-build.ts';
import { freePort } from './lib/free-port.ts';
import { findNginx } from './lib/nginx.ts';
import { printChecks } from './lib/print-checks.ts';
import { waitForServer } from './lib/wait-for-server.ts';

/** The site's own file with this machine's folder and port, inside a main configuration that runs anywhere. */
async function configure(folder: string, dist: string, root: string, port: number): Promise<string> {
  const site = (await readFile(join(dist, 'nginx.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^ *listen \[::\]:80;\n/m, '')
    .replace(/^( *root ).*;$/m, `$1${resolve(root)};`);
  await writeFile(join(folder, 'site.conf'), site);
  await copyFile('/etc/nginx/mime.types', join(folder, 'mime.types'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include mime.types;
  include site.conf;
}
`;
  await writeFile(join(folder, 'main.conf'), main);
  return join(folder, 'main.conf');
}

/** @param root the folder that nginx serves: the built site, or a copy with more files */
async function audit(program: string, dist: string, root: string): Promise<HostCheck[]> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-nginx-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const configuration = await configure(folder, dist, root, port);
  const nginx = spawn(program, ['-p', folder, '-c', configuration], { stdio: 'inherit' });
  try {
    await waitForServer(origin, nginx);
    return await checkHost(origin, dist, {
      revalidate: REVALIDATE_NO_TRANSFORM,
      missing: REVALIDATE_NO_TRANSFORM,
    });
  } finally {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    await rm(folder, { recursive: true });
  }
}

const dist = await currentBuild();
const program = await findNginx();
const copy = await mkdtemp(join(tmpdir(), 'compressed-'));
try {
  await cp(dist, copy, { recursive: true });
  await compressFiles(copy);
  const compressed = await audit(program, dist, copy);
  printChecks([
    ...(await audit(program, dist, dist)),
    ...compressed.map(({ name, wrong }) => ({ name: `Compressed ahead: ${name}`, wrong })),
  ]);
} finally {
  await rm(copy, { recursive: true });
}
