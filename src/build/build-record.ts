import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOfInputs } from './inputs.ts';
import { daysLeft, RENEW_DAYS, SECURITY_TXT } from './security-txt.ts';

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
  const inputs = hashOfInputs(root, contentDir);
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
