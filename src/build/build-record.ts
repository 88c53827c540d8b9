import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { daysLeft, RENEW_DAYS, SECURITY_TXT } from './security-txt.ts';

/** Everything that the built site is made from, beside the content; tests change nothing in it. */
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
  /** Build even when nothing changed. */
  force?: boolean;
  /** The project's folder. */
  root?: string;
}

/**
 * Builds the site unless the folder holds it as its inputs are now, and its security contact is valid for a while.
 * @returns whether it was built
 * @throws what the build throws
 */
export async function buildIfChanged({
  dist,
  contentDir,
  build,
  force = false,
  root = '.',
}: RecordedBuild): Promise<boolean> {
  const record = join(root, RECORD);
  // Read before the build, so that a change while it runs counts as one after it.
  const inputs = await fingerprintOf([contentDir, ...INPUTS].map((input) => resolve(root, input)));
  const before = await readFile(record, 'utf8').catch(() => undefined);
  const isSame = before !== undefined && before === `${inputs} ${await stampOf(dist)}`;
  if (!force && isSame && (await isContactValid(dist))) return false;
  await build();
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, `${inputs} ${await stampOf(dist)}`);
  return true;
}

/** Whether the built site's security contact holds for a while; a build renews it. */
async function isContactValid(dist: string): Promise<boolean> {
  const text = await readFile(join(dist, SECURITY_TXT), 'utf8').catch(() => undefined);
  return text === undefined || daysLeft(text) >= RENEW_DAYS;
}

/** Changes with every build, whoever ran it. */
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
