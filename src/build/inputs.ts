import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything besides the content that the built site depends on, except for tests. */
export const CODE = [
  'public',
  'scripts',
  'src',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const TEST = /\.test\.tsx?$/;

/**
 * A hash of all code that builds the site, of Node's version, and of further files and folders.
 * @param root the project's folder
 */
export function hashOfInputs(root: string, ...others: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of [...others, ...CODE]) {
    for (const path of filesUnder(resolve(root, input))) {
      if (!TEST.test(path)) hash.update(`${path}\0`).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort();
}
