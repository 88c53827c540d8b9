import { readContent } from '../../content/index.ts';
import { changedFiles } from './changed-files.ts';
import { changesOf } from './changes.ts';
import { commitContent, hasChanges, rememberIdentity } from './commit.ts';
import { bringIn } from './merge.ts';
import type { PublishAnswer, PublishRequest, PublishStep } from './messages.ts';
import { type Note, type NoteCode, note } from './notes.ts';
import { fetchBranch, pushBranch } from './remote.ts';
import { openRepository, type Repository } from './repository.ts';
import { GitError } from './run-git.ts';
import { BusyError, beginRun } from './run-mark.ts';
import { waiting } from './state.ts';
import { commitMessage } from './summary.ts';

export interface PublishOptions {
  env?: NodeJS.ProcessEnv;
  /** Time limit for each exchange with the server. */
  networkMs?: number;
  onStep?: (step: PublishStep) => void;
}

/** How often somebody else may be faster before the person is told. */
const MAX_ROUNDS = 5;

/**
 * Publishes the content folder: checks it, commits what is below it, brings in what others have published, and sends it.
 * Whatever happens, the person's words stay in the files.
 * @param contentDir the content folder
 */
export async function publish(
  contentDir: string,
  request: PublishRequest,
  options: PublishOptions = {},
): Promise<PublishAnswer> {
  const repository = await openRepository(contentDir, options.env);
  if (typeof repository === 'string') return stopped(repository);
  try {
    const end = await beginRun(repository, contentDir);
    try {
      return await run(repository, contentDir, request, options);
    } finally {
      await end();
    }
  } catch (error) {
    if (error instanceof BusyError) return stopped('busy');
    if (!(error instanceof GitError)) throw error;
    const isLocked = /\.lock'?: File exists/i.test(error.result.stderr);
    return stopped(isLocked ? 'locked' : 'failed', error.message);
  }
}

async function run(
  repository: Repository,
  contentDir: string,
  { identity, choices = {} }: PublishRequest,
  { networkMs, onStep = () => {} }: PublishOptions,
): Promise<PublishAnswer> {
  onStep('check');
  const refused = await refusal(contentDir, 'content-errors');
  if (refused) return refused;

  onStep('keep');
  const isChanged = await hasChanges(repository);
  if (!repository.hasIdentity && !identity && (isChanged || repository.remote))
    return { kind: 'needs-identity', note: note('identity') };
  if (identity?.remember) await rememberIdentity(repository, identity);
  if (isChanged) {
    const files = await changedFiles(repository, contentDir, repository.head ?? repository.base);
    await commitContent(repository, commitMessage(files.map(changesOf)), identity);
  }
  const { remote } = repository;
  if (!remote) return isChanged ? kept(note('no-remote')) : { kind: 'nothing' };

  const destination = { ...repository, remote };
  let merged = false;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    onStep('fetch');
    const fetched = await fetchBranch(destination, networkMs);
    if (!('theirs' in fetched)) return kept(fetched);
    if (fetched.theirs !== undefined) {
      onStep('merge');
      const result = await bringIn(repository, fetched.theirs, choices, identity);
      if ('failure' in result) return kept(result.failure);
      if ('conflicts' in result) return { kind: 'conflict', ...result, note: note('conflict') };
      merged ||= result.merged;
      const misfit = result.merged && (await refusal(contentDir, 'merged-errors'));
      if (misfit) return misfit;
    }
    if (fetched.theirs !== undefined && (await waiting(repository, fetched.theirs)) === 0)
      return merged ? sent(merged, repository) : { kind: 'nothing' };

    onStep('send');
    const pushed = await pushBranch(destination, networkMs);
    if (pushed === 'sent') return sent(merged, repository);
    if (pushed !== 'behind') return kept(pushed);
  }
  return kept(note('too-busy'));
}

async function refusal(
  contentDir: string,
  code: NoteCode,
): Promise<Extract<PublishAnswer, { kind: 'refused' }> | undefined> {
  const problems = (await readContent(contentDir)).problems.filter(({ severity }) => severity === 'error');
  return problems.length > 0 ? { kind: 'refused', problems, note: note(code) } : undefined;
}

const sent = (merged: boolean, { branch, published }: Repository): PublishAnswer => ({
  kind: 'sent',
  at: new Date().toISOString(),
  merged,
  notes: branch === published ? [] : [note('other-branch', branch)],
});

const kept = (why: Note): PublishAnswer => ({ kind: 'kept', note: why });
const stopped = (code: NoteCode, details?: string): PublishAnswer => ({
  kind: 'stopped',
  note: note(code, details),
});
