import { commitTree } from './commit.ts';
import { resolveFile } from './conflicts.ts';
import { type Blob, mergeTrees, replaceInTree } from './merge-tree.ts';
import type { Choice, Conflict, Identity } from './messages.ts';
import { type Note, note } from './notes.ts';
import type { Repository } from './repository.ts';

export type MergeResult =
  /** Whether anything came in. */
  { merged: boolean } | { conflicts: Conflict[] } | { failure: Note };

/**
 * Brings a commit into the branch and its files. Until everything is decided, nothing is touched.
 * @param theirs the commit
 * @param choices what a person has chosen, by the ids of conflicts
 */
export async function bringIn(
  { topGit: git, prefix }: Repository,
  theirs: string,
  choices: Readonly<Record<string, Choice>>,
  identity: Identity | undefined,
): Promise<MergeResult> {
  const isAncestor = async (one: string, other: string) =>
    (await git.run(['merge-base', '--is-ancestor', one, other])).code === 0;
  if (await isAncestor(theirs, 'HEAD')) return { merged: false };
  if (await isAncestor('HEAD', theirs)) return forward(theirs);

  const trees = await mergeTrees(git, 'HEAD', theirs);
  if (!trees) return { failure: note('unrelated') };
  const outside = trees.unmerged.filter(({ path }) => !path.startsWith(prefix));
  if (outside.length > 0)
    return { failure: note('conflict-outside', outside.map(({ path }) => path).join('\n')) };
  const resolved = new Map<string, Blob | undefined>();
  const conflicts: Conflict[] = [];
  for (const file of trees.unmerged) {
    const resolution = await resolveFile(git, file.path.slice(prefix.length), file, choices);
    if ('conflicts' in resolution) conflicts.push(...resolution.conflicts);
    else resolved.set(file.path, resolution.blob);
  }
  if (conflicts.length > 0) return { conflicts };
  const tree = resolved.size === 0 ? trees.tree : await replaceInTree(git, trees.tree, resolved);
  return forward(await commitTree(git, tree, ['HEAD', theirs], 'Bring in what others published', identity));

  /** Moves the branch and its files to a commit. Files with other changes stay; git refuses to overwrite them. */
  async function forward(commit: string): Promise<MergeResult> {
    const { code, stderr } = await git.run(['merge', '--ff-only', '--quiet', commit]);
    return code === 0 ? { merged: true } : { failure: note('in-the-way', stderr.trim()) };
  }
}
