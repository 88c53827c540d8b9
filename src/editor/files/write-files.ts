import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '../../has-code.ts';
import type { FileWrites } from './overlay-store.ts';

/**
 * Writes, replaces and deletes several files, all or none: everything is written beside its place first, and if a step
 * fails, the steps before it are undone. New files come first and deletions last, so that a reader in between finds a file
 * twice rather than not at all.
 * @param dir the content folder
 * @throws the error of the step that failed
 */
export async function writeFiles(dir: string, writes: FileWrites): Promise<void> {
  const steps = await Promise.all([...writes].map(([file, bytes]) => prepare(resolve(dir, file), bytes)));
  const rank = ({ bytes, before }: Step) => (before === undefined ? 0 : bytes === null ? 2 : 1);
  const done: Step[] = [];
  try {
    for (const { temporary, bytes, mode } of steps)
      if (bytes !== null) {
        await mkdir(dirname(temporary), { recursive: true });
        await writeFile(temporary, bytes, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
      }
    for (const step of steps.sort((one, other) => rank(one) - rank(other))) {
      done.unshift(step);
      if (step.bytes === null) await rm(step.path, { force: true });
      else await rename(step.temporary, step.path);
    }
  } catch (error) {
    for (const { path, before } of done)
      await (before === undefined ? rm(path, { force: true }) : writeFile(path, before));
    throw error;
  } finally {
    for (const { temporary } of steps) await rm(temporary, { force: true });
  }
}

interface Step {
  path: string;
  /** A hidden file, which is not content, in the same folder: renaming works within one file system only. */
  temporary: string;
  bytes: Buffer | null;
  /** What is there now. */
  before: Buffer | undefined;
  mode: number | undefined;
}

async function prepare(path: string, bytes: Buffer | null): Promise<Step> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const { mode } = await stat(path);
    return { path, temporary, bytes, before: await readFile(path), mode };
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    return { path, temporary, bytes, before: undefined, mode: undefined };
  }
}
