import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { hasCode } from '../../prerender/host/has-code.ts';
import type { Repository } from './repository.ts';
import type { Git } from './run-git.ts';

/** What a running publish leaves beside the repository, so that the next one can tell whether it was killed. */
interface Mark {
  pid: number;
  startedAt: number;
}

/** No publish runs for longer: every command in it has a time limit. */
const LONGEST_MS = 20 * 60_000;

/** A publish is running. */
export class BusyError extends Error {}

/**
 * Marks that a publish runs.
 * @returns a function that takes the mark away
 * @throws BusyError if another one runs
 */
export async function beginRun(repository: Repository, folder: string): Promise<() => Promise<void>> {
  await clearInterrupted(repository, folder);
  const file = await markFile(repository.git, folder);
  const mark: Mark = { pid: process.pid, startedAt: Date.now() };
  try {
    await writeFile(file, JSON.stringify(mark), { flag: 'wx' });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new BusyError('A publish is running.', { cause: error });
    throw error;
  }
  return () => rm(file, { force: true });
}

/**
 * Clears up after a publish that was killed: its mark, and the locks that git left behind. The files themselves need no
 * clearing up: git replaces each of its own in one step.
 * @returns whether there was one
 */
export async function clearInterrupted({ git, branch }: Repository, folder: string): Promise<boolean> {
  const file = await markFile(git, folder);
  const mark = await readMark(file);
  if (!mark || (isAlive(mark.pid) && Date.now() - mark.startedAt < LONGEST_MS)) return false;
  for (const name of ['index.lock', 'HEAD.lock', `refs/heads/${branch}.lock`, 'website-index.lock']) {
    const lock = resolve(folder, await git.read(['rev-parse', '--git-path', name]));
    const made = await stat(lock).catch(() => undefined);
    // Older locks are somebody else's. Times of some file systems are whole seconds.
    if (made && made.mtimeMs >= mark.startedAt - 1000) await rm(lock, { force: true });
  }
  await rm(file, { force: true });
  return true;
}

const markFile = async (git: Git, folder: string) =>
  resolve(folder, await git.read(['rev-parse', '--git-path', 'website-publish.json']));

async function readMark(file: string): Promise<Mark | undefined> {
  try {
    const { pid, startedAt } = JSON.parse(await readFile(file, 'utf8'));
    return { pid: Number(pid), startedAt: Number(startedAt) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    // Killed while it was written.
    if (error instanceof SyntaxError) return { pid: 0, startedAt: (await stat(file)).mtimeMs };
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}
