import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decode, encodeLike, fieldOrder, type Operation, WriteError, write } from '../../content/index.ts';
import type { FieldProblem } from '../protocol.ts';
import { type EditContext, type Gate, problemAt } from '../server/gate.ts';
import { ChangedMeanwhile, replaceFiles } from '../server/replace-files.ts';
import { changedFiles } from './changed-files.ts';
import { changesOf } from './changes.ts';
import { openRepository } from './repository.ts';

export type TakeBackAnswer =
  | { kind: 'done' }
  /** The file has changed since the list was made, or the change is gone already. */
  | { kind: 'gone' }
  /** The rest of the content needs the change. */
  | { kind: 'refused'; problems: FieldProblem[] };

/** Takes back changes since the last publish. Calls must not overlap with saves. */
export function createTakeBack(context: EditContext, gate: Gate, env?: NodeJS.ProcessEnv) {
  const { dir, schemas } = context;

  /** @param id of a change of `publishState` */
  return async (id: string): Promise<TakeBackAnswer> => {
    const repository = await openRepository(dir, env);
    if (typeof repository === 'string') return { kind: 'gone' };
    for (const changed of await changedFiles(repository, dir, repository.base)) {
      const change = changesOf(changed).changes.find((one) => one.id === id);
      if (!change) continue;
      const { takeBack } = change;
      const { file, before, after } = changed;
      if ('bytes' in takeBack) return put(file, after, takeBack.bytes ?? undefined);
      if (!after) return { kind: 'gone' };
      const bytes = undo(file, after, takeBack.operation);
      if (!Buffer.isBuffer(bytes)) return { kind: 'refused', problems: [bytes] };
      return put(file, after, restored(bytes, file, before));
    }
    return { kind: 'gone' };
  };

  function undo(file: string, bytes: Buffer, operation: Operation): Buffer | FieldProblem {
    try {
      const { text } = decode(file, bytes);
      return encodeLike(write(file, text, [operation], fieldOrder(file, schemas())), bytes);
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      return problemAt(file, error.path, 'cannot-write', error.message);
    }
  }

  async function put(
    file: string,
    before: Buffer | undefined,
    after: Buffer | undefined,
  ): Promise<TakeBackAnswer> {
    const path = join(dir, file);
    // A picture is measured on the disk, and one that comes back breaks nothing.
    const isChecked = after === undefined || /\.(yaml|md)$/.test(file);
    const verdict = isChecked ? await gate(new Map([[path, after]])) : undefined;
    if (verdict?.refused) return { kind: 'refused', problems: verdict.problems };
    await mkdir(dirname(path), { recursive: true });
    try {
      await replaceFiles(dir, [{ path, before, after }]);
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return { kind: 'gone' };
      throw error;
    }
    await context.written([path]);
    return { kind: 'done' };
  }
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
