/** Serves the built site with a real nginx, by the configuration that the build wrote, and checks what it does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkHost } from '../src/host/check-host.ts';
import { currentBuild } from './lib/current-build.ts';
import { findNginx } from './lib/nginx.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** The site's own file with this machine's folder and port, inside a main configuration that runs anywhere. */
async function configure(folder: string, dist: string, port: number): Promise<string> {
  const site = (await readFile(join(dist, 'nginx.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^ *listen \[::\]:80;\n/m, '')
    .replace(/^( *root ).*;$/m, `$1${resolve(dist)};`);
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

async function untilItAnswers(origin: string, nginx: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 50 && nginx.exitCode === null; attempt++) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nginx did not start; it says why above.');
}

const dist = await currentBuild();
const program = await findNginx();
const folder = await mkdtemp(join(tmpdir(), 'audit-nginx-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const nginx = spawn(program, ['-p', folder, '-c', await configure(folder, dist, port)], { stdio: 'inherit' });
try {
  await untilItAnswers(origin, nginx);
  const checks = await checkHost(origin, dist);
  for (const { name, wrong } of checks)
    console.log([`${wrong.length === 0 ? '✓' : '✗'} ${name}`, ...wrong].join('\n    '));
  const failed = checks.filter(({ wrong }) => wrong.length > 0).length;
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  if (nginx.exitCode === null) {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
  await rm(folder, { recursive: true });
}
