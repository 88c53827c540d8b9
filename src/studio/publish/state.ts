import { changedFiles } from './changed-files.ts';
import { changesOf, shownChanges } from './changes.ts';
import type { PublishState } from './messages.ts';
import { type Note, note } from './notes.ts';
import { openRepository, type Repository } from './repository.ts';
import { clearInterrupted } from './run-mark.ts';

/**
 * What has changed since the last publish, and what “Publish” would do. Clears up after a publish that was killed.
 * @param contentDir the content folder
 */
export async function publishState(contentDir: string, env?: NodeJS.ProcessEnv): Promise<PublishState> {
  const repository = await openRepository(contentDir, env);
  if (typeof repository === 'string')
    return { way: 'none', notes: [note(repository)], files: [], waiting: 0, needsIdentity: false };
  const wasInterrupted = await clearInterrupted(repository, contentDir);
  const { head, remote, upstream, base } = repository;
  const files = await changedFiles(repository, contentDir, base);
  return {
    way: remote ? 'send' : 'keep',
    notes: [...(wasInterrupted ? [note('interrupted')] : []), ...situation(repository)],
    files: files.map((file) => shownChanges(changesOf(file))),
    waiting: head && remote ? await waiting(repository, upstream) : 0,
    needsIdentity: !repository.hasIdentity,
  };
}

function situation({ remote, branch, published, upstream }: Repository): Note[] {
  if (!remote) return [note('no-remote')];
  if (branch !== published) return [note('other-branch', branch)];
  return upstream ? [] : [note('first-time')];
}

/** How many commits the upstream does not have; all of them if there is none. */
export async function waiting({ git }: Repository, upstream: string | undefined): Promise<number> {
  return Number(await git.read(['rev-list', '--count', 'HEAD', ...(upstream ? [`^${upstream}`] : [])]));
}
