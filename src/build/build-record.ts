import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { daysLeft, RENEW_DAYS, SECURITY_TXT } from './security-txt.ts';

/** Everything besides the content that the built site depends on, except for tests. */
const INPUTS = [
  'public',
  'scripts',
  'src',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const TEST = /\.test\.tsx?$/;
const RECORD = 'node_modules/.cache/build-record';

export interface RecordedBuild {
  dist: string;
  contentDir: string;
  build: () => Promise<unknown>;
  /** The project's folder. */
  root?: string;
}

/**
 * Builds the site unless the folder contains the result of the same inputs and its security.txt is not about to expire.
 * @returns whether it was built
 * @throws the errors of the build
 */
export async function buildIfChanged({
  dist,
  contentDir,
  build,
  root = '.',
}: RecordedBuild): Promise<boolean> {
  const record = join(root, RECORD);
  // Read before the build, so that a change during the build counts as a change after it.
  const inputs = await fingerprintOf([contentDir, ...INPUTS].map((input) => resolve(root, input)));
  const before = await readFile(record, 'utf8').catch(() => undefined);
  const isSame = before !== undefined && before === `${inputs} ${await stampOf(dist)}`;
  if (isSame && (await isContactValid(dist))) return false;
  await build();
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, `${inputs} ${await stampOf(dist)}`);
  return true;
}

/** Whether the built site's security.txt is not about to expire. */
async function isContactValid(dist: string): Promise<boolean> {
  const text = await readFile(join(dist, SECURITY_TXT), 'utf8').catch(() => undefined);
  return text === undefined || daysLeft(text) >= RENEW_DAYS;
}

/** Changes with every build. */
async function stampOf(dist: string): Promise<string> {
  const found = await stat(join(dist, '_headers')).catch(() => undefined);
  return found ? String(found.mtimeMs) : 'none';
}

async function fingerprintOf(inputs: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const path of await filesUnder(input)) {
      if (!TEST.test(path)) hash.update(`${path}\0`).update(await readFile(path));
    }
  }
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort();
}
