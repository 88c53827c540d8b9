import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runProgram } from './run-program.ts';

/**
 * Installs a package apart from the project, which needs neither it nor what it brings. It stays for the next time.
 * @param shownAs how messages call it
 * @param isWhole whether a package folder is complete; checks for its manifest by default
 * @returns the folder of the package
 * @throws Error when npm cannot install it
 */
export async function installTool(
  name: string,
  version: string,
  shownAs: string,
  isWhole = (folder: string) => existsSync(join(folder, 'package.json')),
): Promise<string> {
  const home = resolve('node_modules/.cache', `${name.replace(/^@.*\//, '')}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (isWhole(folder)) return folder;
  console.log(`Installing ${shownAs} …`);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', home];
  const installed = await runProgram('npm', ['install', ...options, `${name}@${version}`]);
  if (!installed) throw new Error(`${shownAs} could not be installed; npm says why above.`);
  return folder;
}
