import { type Note, note } from './notes.ts';
import type { Repository } from './repository.ts';
import type { GitOptions, GitResult } from './run-git.ts';

export const NETWORK_MS = 90_000;

type Destination = Repository & { remote: NonNullable<Repository['remote']> };

/**
 * Fetches the branch.
 * @returns its commit, or undefined if the remote does not have it yet; or why it could not be fetched
 */
export async function fetchBranch(
  repository: Destination,
  timeoutMs = NETWORK_MS,
): Promise<{ theirs: string | undefined } | Note> {
  const { git, remote } = repository;
  const options = await networkOptions(repository, timeoutMs);
  const listed = await git.run(['ls-remote', '--heads', remote.name, `refs/heads/${remote.branch}`], options);
  if (listed.code !== 0) return failureOf(listed);
  if (listed.stdout.trim() === '') return { theirs: undefined };
  const ref = `refs/remotes/${remote.name}/${remote.branch}`;
  const fetched = await git.run(
    ['fetch', '--quiet', '--no-tags', remote.name, `+refs/heads/${remote.branch}:${ref}`],
    options,
  );
  if (fetched.code !== 0) return failureOf(fetched);
  return { theirs: await git.read(['rev-parse', ref]) };
}

/** Sends the branch. @returns `behind` if somebody was faster, or why it could not be sent */
export async function pushBranch(
  repository: Destination,
  timeoutMs = NETWORK_MS,
): Promise<'sent' | 'behind' | Note> {
  const { git, remote } = repository;
  const pushed = await git.run(
    ['push', '--porcelain', '--set-upstream', remote.name, `HEAD:refs/heads/${remote.branch}`],
    await networkOptions(repository, timeoutMs),
  );
  if (pushed.code === 0) return 'sent';
  if (/^!.*\[rejected\]/m.test(pushed.stdout)) return 'behind';
  if (/^!.*\[remote rejected\]/m.test(pushed.stdout))
    return note('refused-by-server', `${pushed.stdout}${pushed.stderr}`.trim());
  return failureOf(pushed);
}

/** SSH must not ask either. PuTTY's program has no such options. */
async function networkOptions({ git }: Repository, timeoutMs: number): Promise<GitOptions> {
  const set = await git.run(['config', 'core.sshCommand']);
  const command = process.env.GIT_SSH_COMMAND ?? (set.stdout.trim() || 'ssh');
  if (process.env.GIT_SSH || /plink/i.test(command)) return { timeoutMs };
  return { timeoutMs, env: { GIT_SSH_COMMAND: `${command} -o BatchMode=yes -o ConnectTimeout=20` } };
}

const failures = [
  ['no-access', /authentication failed|could not read (username|password)|terminal prompts disabled/i],
  ['no-access', /permission denied|permission to .* denied|returned error: 40[13]|host key verification/i],
  ['no-access', /repository not found|insufficient permission/i],
  ['no-place', /does not appear to be a git repository|repository .* not found|returned error: 404/i],
  ['offline', /could not resolve|failed to connect|couldn't connect|connection (timed out|refused|reset)/i],
  ['offline', /network is unreachable|no route to host|operation timed out|empty reply|early eof|hung up/i],
] as const;

function failureOf({ stderr, timedOut }: GitResult): Note {
  const details = stderr.trim();
  if (timedOut) return note('slow', details);
  const [code = 'failed' as const] = failures.find(([, pattern]) => pattern.test(stderr)) ?? [];
  return note(code, details);
}
