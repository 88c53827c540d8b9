import type { Git } from './run-git.ts';

export type Side = 'base' | 'yours' | 'theirs';

/** One version of a file in git. */
export interface Blob {
  mode: string;
  id: string;
}

/** A file that git could not merge, by the versions that there are of it. */
export interface UnmergedFile {
  /** Path within the repository. */
  path: string;
  versions: Partial<Record<Side, Blob>>;
}

/** What two commits are together. */
export interface MergedTree {
  tree: string;
  unmerged: UnmergedFile[];
}

const SIDES: Record<string, Side> = { 1: 'base', 2: 'yours', 3: 'theirs' };

/**
 * Merges two commits without touching any file.
 * @returns undefined if they have no common ancestor
 * @throws GitError for other failures
 */
export async function mergeTrees(git: Git, yours: string, theirs: string): Promise<MergedTree | undefined> {
  if ((await git.run(['merge-base', yours, theirs])).code !== 0) return undefined;
  const args = ['merge-tree', '--write-tree', '-z', '--no-messages', yours, theirs];
  const { code, stdout } = await git.run(args);
  // 1 stands for conflicts; anything else is a failure, which this repeats to report it.
  if (code > 1) await git.read(args);
  const [tree = '', ...entries] = stdout.split('\0').filter(Boolean);
  const files = new Map<string, UnmergedFile>();
  for (const entry of entries) {
    const [, mode = '', id = '', stage = '', path = ''] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(entry) ?? [];
    const file = files.get(path) ?? { path, versions: {} };
    const side = SIDES[stage];
    if (side) file.versions[side] = { mode, id };
    files.set(path, file);
  }
  return { tree, unmerged: [...files.values()] };
}

/** Writes a tree with some files replaced, or removed where there is no blob. */
export async function replaceInTree(
  git: Git,
  tree: string,
  files: ReadonlyMap<string, Blob | undefined>,
): Promise<string> {
  const index = `${await git.read(['rev-parse', '--absolute-git-dir'])}/website-index`;
  const env = { GIT_INDEX_FILE: index };
  await git.read(['read-tree', tree], { env });
  const zero = '0'.repeat(tree.length);
  const lines = [...files].map(([path, blob]) => `${blob?.mode ?? 0} ${blob?.id ?? zero}\t${path}\0`);
  await git.read(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  return git.read(['write-tree'], { env });
}
