import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repository } from './repository.ts';

/** A file below the content folder that differs from a commit; without bytes, it is not there. */
export interface ChangedFile {
  /** Path below the content folder, with forward slashes. */
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** The files of the content folder that differ from a commit, in the order of their names. */
export async function changedFiles(
  { git }: Repository,
  contentDir: string,
  commit: string,
): Promise<ChangedFile[]> {
  const list = async (...args: string[]) => (await git.read(args)).split('\0').filter(Boolean);
  const differing = await list('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.');
  const untracked = await list('ls-files', '--others', '--exclude-standard', '-z', '--', '.');
  const old = new Set(await list('ls-tree', '-r', '--name-only', '-z', commit, '--', '.'));
  const files = [...new Set([...differing, ...untracked])].sort();
  const all = await Promise.all(
    files.map(async (file) => ({
      file,
      before: old.has(file) ? await git.bytes(['cat-file', '--filters', `${commit}:./${file}`]) : undefined,
      after: await readFile(join(contentDir, file)).catch(() => undefined),
    })),
  );
  return all.filter(({ before, after }) => (before && after ? !before.equals(after) : before !== after));
}
