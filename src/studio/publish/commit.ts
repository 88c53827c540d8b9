import type { Identity } from './messages.ts';
import type { Repository } from './repository.ts';
import type { Git } from './run-git.ts';

/** The environment with a person's name, for commands that commit. */
export function identityEnv(identity: Identity | undefined): Record<string, string> {
  if (!identity) return {};
  const { name, email } = identity;
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/** Keeps a person's name for this repository only. */
export async function rememberIdentity({ git }: Repository, { name, email }: Identity): Promise<void> {
  await git.read(['config', '--local', 'user.name', name]);
  await git.read(['config', '--local', 'user.email', email]);
}

/** Whether something below the content folder differs from the last commit. */
export async function hasChanges({ git }: Repository): Promise<boolean> {
  return (await git.read(['status', '--porcelain', '--untracked-files=all', '--', '.'])) !== '';
}

/**
 * Commits the content folder. Other files stay as they are, staged or not: `--only` commits from a temporary index.
 * @throws GitError when git refuses
 */
export async function commitContent(
  { git }: Repository,
  message: string,
  identity: Identity | undefined,
): Promise<void> {
  await git.read(['add', '--all', '--', '.']);
  await git.read(['commit', '--quiet', '--only', '--file', '-', '--', '.'], {
    input: message,
    env: identityEnv(identity),
  });
}

/** Makes a commit of a tree, without touching the branch. @returns its id */
export const commitTree = (
  git: Git,
  tree: string,
  parents: readonly string[],
  message: string,
  identity: Identity | undefined,
): Promise<string> =>
  git.read(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message], {
    env: identityEnv(identity),
  });
