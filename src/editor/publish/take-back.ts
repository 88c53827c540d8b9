import type { Diagnostic, Operation } from '../../content/index.ts';
import { checkWrites } from '../files/check-writes.ts';
import type { FileWrites } from '../files/overlay-store.ts';
import { writeFiles } from '../files/write-files.ts';
import { changedFiles } from './changed-files.ts';
import { changesOf } from './changes.ts';
import { openRepository } from './repository.ts';

export type TakeBackAnswer =
  | { kind: 'done' }
  /** The file has changed since the list was made, or the change is gone already. */
  | { kind: 'gone' }
  | { kind: 'refused'; problems: Diagnostic[] };

/** Applies operations to the bytes of a file. @throws when they cannot be applied */
export type Write = (file: string, bytes: Buffer, operations: Operation[]) => Promise<Buffer>;

/**
 * Takes back one change since the last publish. If nothing else differs afterwards, the file gets its old bytes.
 * @param id of a change of `publishState`
 */
export async function takeBack(
  contentDir: string,
  id: string,
  write: Write,
  env?: NodeJS.ProcessEnv,
): Promise<TakeBackAnswer> {
  const repository = await openRepository(contentDir, env);
  if (typeof repository === 'string') return { kind: 'gone' };
  for (const changed of await changedFiles(repository, contentDir, repository.base)) {
    const change = changesOf(changed).changes.find((one) => one.id === id);
    if (!change) continue;
    const { file, before, after } = changed;
    const bytes =
      'bytes' in change.takeBack
        ? change.takeBack.bytes
        : restored(await write(file, after ?? Buffer.alloc(0), [change.takeBack.operation]), file, before);
    const writes: FileWrites = new Map([[file, bytes]]);
    const problems = await checkWrites(contentDir, writes);
    if (problems.length > 0) return { kind: 'refused', problems };
    await writeFiles(contentDir, writes);
    return { kind: 'done' };
  }
  return { kind: 'gone' };
}

/** The old bytes, if only remarks are missing: an item that was taken back comes without those it had. */
function restored(bytes: Buffer, file: string, before: Buffer | undefined): Buffer {
  if (!before) return bytes;
  const [change, ...more] = changesOf({ file, before, after: bytes }).changes;
  const isSameData = more.length === 0 && (!change || change.kind === 'layout');
  const old = new Set(lines(before));
  return isSameData && lines(bytes).every((line) => old.has(line)) ? before : bytes;
}

const lines = (bytes: Buffer) =>
  bytes
    .toString()
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
