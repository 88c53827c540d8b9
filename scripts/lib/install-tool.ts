import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runProgram } from './run-program.ts';

/**
 * Installs a tool outside of the project's dependencies, in a cache folder.
 * @param title its name in messages
 * @param isComplete whether a package folder is complete; checks for package.json by default
 * @returns the folder of the package
 * @throws Error when npm cannot install it
 */
export async function installTool(
  name: string,
  version: string,
  title: string,
  isComplete = (folder: string) => existsSync(join(folder, 'package.json')),
): Promise<string> {
  const home = resolve('node_modules/.cache', `${name.replace(/^@.*\//, '')}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (isComplete(folder)) return folder;
  console.log(`Installing ${title} …`);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', home];
  const installed = await runProgram('npm', ['install', ...options, `${name}@${version}`]);
  if (!installed) throw new Error(`${title} could not be installed; see npm’s error above.`);
  return folder;
}
