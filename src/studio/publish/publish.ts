import { readContent } from '../../content/index.ts';
import type { InTurn } from '../server/route.ts';
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
  /** Runs what reads or changes the files, so that no save comes in between; the network does not wait in it. */
  inTurn?: InTurn;
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
  request: PublishRequest,
  { networkMs, onStep = () => {}, inTurn = (work) => work() }: PublishOptions,
): Promise<PublishAnswer> {
  const done = await inTurn(() => keepVersion(repository, contentDir, request, onStep));
  const { remote } = repository;
  if (done || !remote) return done ?? { kind: 'nothing' };

  const destination = { ...repository, remote };
  let merged = false;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    onStep('fetch');
    const fetched = await fetchBranch(destination, networkMs);
    if (!('theirs' in fetched)) return kept(fetched);
    const { theirs } = fetched;
    if (theirs !== undefined) {
      onStep('merge');
      const result = await inTurn(() => mergeTheirs(repository, contentDir, theirs, request));
      if ('kind' in result) return result;
      merged ||= result.merged;
      if ((await waiting(repository, theirs)) === 0)
        return merged ? sent(merged, repository) : { kind: 'nothing' };
    }
    onStep('send');
    const pushed = await pushBranch(destination, networkMs);
    if (pushed === 'sent') return sent(merged, repository);
    if (pushed !== 'behind') return kept(pushed);
  }
  return kept(note('too-busy'));
}

/** Checks the content and commits it. @returns an answer if that is all there is to do */
async function keepVersion(
  repository: Repository,
  contentDir: string,
  { identity }: PublishRequest,
  onStep: (step: PublishStep) => void,
): Promise<PublishAnswer | undefined> {
  onStep('check');
  const refused = await refusal(contentDir, 'content-errors');
  if (refused) return refused;
  onStep('keep');
  const isChanged = await hasChanges(repository);
  const { hasIdentity, remote, head, base } = repository;
  if (!hasIdentity && !identity && (isChanged || remote))
    return { kind: 'needs-identity', note: note('identity') };
  if (identity?.remember) await rememberIdentity(repository, identity);
  if (!isChanged) return undefined;
  const files = await changedFiles(repository, contentDir, head ?? base);
  await commitContent(repository, commitMessage(files.map(changesOf)), identity);
  return remote ? undefined : kept(note('no-remote'));
}

async function mergeTheirs(
  repository: Repository,
  contentDir: string,
  theirs: string,
  { identity, choices = {} }: PublishRequest,
): Promise<{ merged: boolean } | PublishAnswer> {
  const result = await bringIn(repository, theirs, choices, identity);
  if ('failure' in result) return kept(result.failure);
  if ('conflicts' in result) return { kind: 'conflict', ...result, note: note('conflict') };
  return (result.merged && (await refusal(contentDir, 'merged-errors'))) || result;
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
