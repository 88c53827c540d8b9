/**
 * Rates every page and the 404 page of the built site with MDN's HTTP Observatory, offline, and their policy with Google's
 * CSP Evaluator.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteHandler } from '../src/host/static-server.ts';
import { weaknessesOf } from './lib/csp-evaluator.ts';
import { currentBuild } from './lib/current-build.ts';
import { makeCertificate } from './lib/local-ca.ts';
import { installObservatory, observe } from './lib/observatory.ts';

const MIN_SCORE = 130;
const UNKNOWN = '/no-such-page';

/** The addresses of all pages. */
async function pagesOf(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  return pages.map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`).sort();
}

/** Changes status 404 to 200, because the Observatory does not rate error responses. */
function withStatus200(handler: RequestListener): RequestListener {
  return (request, response) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status: number, ...rest: never[]) =>
      writeHead(status === 404 ? 200 : status, ...rest);
    return handler(request, response);
  };
}

const dist = await currentBuild();
const observatory = await installObservatory();
const folder = await mkdtemp(join(tmpdir(), 'audit-headers-'));
const { key, cert, authority } = await makeCertificate(folder);
const server = createServer({ key, cert }, withStatus200(siteHandler({ dist })));
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as AddressInfo;
let failed = 0;
let passed = 0;
try {
  for (const path of [...(await pagesOf(dist)), UNKNOWN]) {
    const { scan, tests } = await observe(observatory, `localhost:${port}${path}`, authority);
    const passes = scan.score >= MIN_SCORE;
    if (passes) passed++;
    else failed++;
    console.log(`${passes ? '✓' : '✗'} ${path} ${scan.grade} ${scan.score}`);
    if (passes) continue;
    for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
      console.log(`    ${pass ? 'pass' : 'FAIL'} ${scoreModifier} ${name}: ${result}`);
  }
} finally {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
}
const [policy = ''] =
  /(?<=Content-Security-Policy: ).*/.exec(await readFile(join(dist, '_headers'), 'utf8')) ?? [];
const weaknesses = await weaknessesOf(policy);
console.log(
  `${weaknesses.length === 0 ? '✓' : '✗'} Content-Security-Policy ${weaknesses.join(' ')}`.trimEnd(),
);
if (weaknesses.length === 0) passed++;
else failed++;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
