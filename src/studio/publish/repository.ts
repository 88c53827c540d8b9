import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createGit, type Git, NoGitError } from './run-git.ts';

/** Why nothing can be published from this folder. */
export type Obstacle = 'no-git' | 'old-git' | 'no-repository' | 'detached' | 'unfinished';

/** The repository around the content folder. Git runs in the content folder: `.` is all of it. */
export interface Repository {
  git: Git;
  /** Runs git in the repository's top folder. */
  topGit: Git;
  /** The content folder within the repository, with a slash at its end; empty if it is the repository itself. */
  prefix: string;
  branch: string;
  /** The last commit; undefined before the first. */
  head: string | undefined;
  /** Where the branch goes; undefined without a remote. */
  remote: { name: string; branch: string } | undefined;
  /** The branch that the website is made of, as far as it is known here. */
  published: string;
  /** The last state that the remote is known to have: of this branch, else of the published one. */
  upstream: string | undefined;
  /** The common ancestor with `upstream`: what has been sent. Without one, the last commit. */
  base: string;
  hasIdentity: boolean;
}

/** The tree without files. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** From this version on, git merges without touching the files. */
const OLDEST = [2, 38] as const;

/** Finds the repository of a content folder, or what is in the way. */
export async function openRepository(
  contentDir: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Repository | Obstacle> {
  const git = createGit(contentDir, env);
  const optional = async (...args: string[]) => {
    const { code, stdout } = await git.run(args);
    return code === 0 ? stdout.trim() || undefined : undefined;
  };
  try {
    const version = await git.read(['version']);
    if (isTooOld(version)) return 'old-git';
  } catch (error) {
    if (error instanceof NoGitError) return 'no-git';
    throw error;
  }
  const prefix = await git.run(['rev-parse', '--show-prefix']);
  if (prefix.code !== 0) return 'no-repository';
  if (await isUnfinished(git, contentDir)) return 'unfinished';
  const branch = await optional('symbolic-ref', '--quiet', '--short', 'HEAD');
  if (branch === undefined) return 'detached';

  const head = await optional('rev-parse', '--quiet', '--verify', 'HEAD^{commit}');
  const remote = await remoteOf(git, branch, optional);
  const ref = (name: string) => `refs/remotes/${remote?.name}/${name}`;
  const known = (name: string) => optional('rev-parse', '--quiet', '--verify', ref(name));
  const published = remote ? await publishedBranch() : branch;
  const upstream = remote && ((await known(remote.branch)) ?? (await known(published)));
  const shared = upstream && head ? await optional('merge-base', upstream, head) : undefined;
  const top = await git.read(['rev-parse', '--show-toplevel']);
  const [name, email] = [await optional('config', 'user.name'), await optional('config', 'user.email')];
  return {
    ...{
      git,
      topGit: createGit(top, env),
      prefix: prefix.stdout.trim(),
      branch,
      head,
      remote,
      published,
      upstream,
    },
    base: shared ?? head ?? EMPTY_TREE,
    hasIdentity: Boolean((env.GIT_AUTHOR_NAME || name) && (env.GIT_AUTHOR_EMAIL || email)),
  };

  async function publishedBranch(): Promise<string> {
    const set = await optional('symbolic-ref', '--quiet', ref('HEAD'));
    if (set) return set.slice(ref('').length);
    for (const name of ['main', 'master']) if (await known(name)) return name;
    return branch ?? 'main';
  }
}

function isTooOld(version: string): boolean {
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

/** Whether another program has begun to bring versions together and has not finished. */
async function isUnfinished(git: Git, folder: string): Promise<boolean> {
  for (const name of ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']) {
    if (existsSync(resolve(folder, await git.read(['rev-parse', '--git-path', name])))) return true;
  }
  return false;
}

/** The remote of the branch, or `origin`, or the only one. */
async function remoteOf(
  git: Git,
  branch: string,
  optional: (...args: string[]) => Promise<string | undefined>,
): Promise<Repository['remote']> {
  const names = (await git.read(['remote'])).split('\n').filter(Boolean);
  const set = await optional('config', `branch.${branch}.remote`);
  const name = [set, 'origin', names.length === 1 ? names[0] : undefined].find(
    (one) => one !== undefined && names.includes(one),
  );
  if (name === undefined) return undefined;
  const merge = set === name ? await optional('config', `branch.${branch}.merge`) : undefined;
  return { name, branch: merge?.replace(/^refs\/heads\//, '') ?? branch };
}
