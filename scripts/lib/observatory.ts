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

/** Lists that its install script would download. No site of this machine is on them. */
const LISTS = { 'conf/tld-list.json': '[]', 'conf/hsts-preload.json': '{}' };

/**
 * Installs MDN's HTTP Observatory apart from the project: it needs hundreds of packages that the site does not.
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
 * Has the Observatory judge one address.
 * @param folder where it is installed
 * @param address host, port and path, such as `localhost:4173/about`
 * @param authority file of the certificate authority that it trusts
 */
export async function observe(folder: string, address: string, authority: string): Promise<Report> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const scan = join(folder, 'src/scan.js');
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
