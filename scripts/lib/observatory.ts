import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { installTool } from './install-tool.ts';

const report = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.number() })),
});
export type Report = z.output<typeof report>;

/** Lists that its install script would download; empty ones are enough for a local site. */
const LISTS = { 'conf/tld-list.json': '[]', 'conf/hsts-preload.json': '{}' };

/**
 * Installs MDN's HTTP Observatory.
 * @returns its folder
 * @throws Error when npm cannot install it
 */
export async function installObservatory(): Promise<string> {
  const hasLists = (folder: string) => Object.keys(LISTS).every((name) => existsSync(join(folder, name)));
  const folder = await installTool('@mdn/mdn-http-observatory', '1.4.8', 'The HTTP Observatory', hasLists);
  for (const [name, list] of Object.entries(LISTS)) await writeFile(join(folder, name), list);
  return folder;
}

/**
 * Rates one address with the Observatory.
 * @param folder its folder
 * @param address host, port and path, such as `localhost:4173/about`
 * @param authority file of a certificate authority to trust
 */
export async function observe(folder: string, address: string, authority: string): Promise<Report> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const scan = join(folder, 'src/scan.js');
  // The output of a failed scan is reported below.
  const { stdout } = await promisify(execFile)(process.execPath, [scan, address], { env }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout || String(error) }),
  );
  const result = report.safeParse(parse(stdout));
  if (!result.success) throw new Error(`The Observatory could not rate ${address}: ${stdout}`);
  return result.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
