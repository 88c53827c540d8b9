import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { runProgram } from './run-program.ts';

const NAME = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const FOLDER = resolve('node_modules/.cache', `observatory-${VERSION}`);
const PACKAGE = join(FOLDER, 'node_modules', NAME);

const report = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.number() })),
});
export type Report = z.output<typeof report>;

/**
 * Installs MDN's HTTP Observatory apart from the project: it needs hundreds of packages that the site does not.
 * @throws Error when npm cannot install it
 */
export async function installObservatory(): Promise<void> {
  if (existsSync(join(PACKAGE, 'conf/hsts-preload.json'))) return;
  console.log('Installing the HTTP Observatory …');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', FOLDER];
  const installed = await runProgram('npm', ['install', ...options, `${NAME}@${VERSION}`]);
  if (!installed) throw new Error('The HTTP Observatory could not be installed; npm says why above.');
  // Its install script would download these lists. No site on this machine is on the first, and only its own
  // web service reads the second.
  await writeFile(join(PACKAGE, 'conf/tld-list.json'), '[]');
  await writeFile(join(PACKAGE, 'conf/hsts-preload.json'), '{}');
}

/**
 * Has the Observatory judge one address.
 * @param address host, port and path, such as `localhost:4173/about`
 * @param authority file of the certificate authority that it shall trust
 */
export async function observe(address: string, authority: string): Promise<Report> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const scan = join(PACKAGE, 'src/scan.js');
  // A scan that fails says so in the output that is read below.
  const { stdout } = await promisify(execFile)(process.execPath, [scan, address], { env }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout || String(error) }),
  );
  const result = report.safeParse(parse(stdout));
  if (!result.success) throw new Error(`The Observatory could not judge ${address}: ${stdout}`);
  return result.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
