import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldProblem, FileChange, OpenFile, SaveAnswer } from '../../protocol.ts';
import { post } from '../api.ts';
import { type KeyedFields, keepKeys } from '../data/keyed.ts';
import { operationsBetween } from '../data/operations-between.ts';
import type { FileContents } from '../data/page-data.ts';
import type { Saved } from './draft.ts';

/** What became of the last attempt to save. */
export type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'failed'; message: string }
  | { kind: 'refused'; problems: FieldProblem[] }
  | { kind: 'conflict'; conflicts: Extract<SaveAnswer, { kind: 'conflict' }>['conflicts'] };

/** The changes of a session, and the way to its files. */
export function useSession(start: Saved, current: FileContents) {
  const [saved, setSaved] = useState(start);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const busy = useRef(false);
  const changesOf = useCallback((contents: FileContents) => changesBetween(saved, contents), [saved]);
  const changes = useMemo(() => changesOf(current), [changesOf, current]);

  /** @returns what the check refuses */
  const save = useCallback(
    async (contents: FileContents): Promise<FieldProblem[] | undefined> => {
      const pending = changesBetween(saved, contents);
      if (busy.current || pending.length === 0) return undefined;
      busy.current = true;
      setState({ kind: 'saving' });
      try {
        const answer = await post<SaveAnswer>('save', { changes: pending });
        if (answer.kind !== 'saved') {
          setState(answer);
          return answer.kind === 'refused' ? answer.problems : undefined;
        }
        setSaved((before) => afterSaving(before, contents, answer.files));
        setState({ kind: 'saved' });
      } catch (error) {
        setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      } finally {
        busy.current = false;
      }
      return undefined;
    },
    [saved],
  );
  /** Leaves a conflict as it is. */
  const settle = () => setState({ kind: 'idle' });
  /** Goes on from files that somebody else has changed. */
  const rebase = ({ stamps, contents }: Saved) => {
    setSaved((before) => ({
      stamps: { ...before.stamps, ...stamps },
      contents: { ...before.contents, ...contents },
    }));
    settle();
  };
  /** Takes in a file that was made meanwhile. */
  const add = ({ file, stamp }: OpenFile, data: KeyedFields) =>
    setSaved(({ stamps, contents }) => ({
      stamps: { ...stamps, [file]: stamp },
      contents: { ...contents, [file]: data },
    }));
  return { saved, add, state, changes, changesOf, save, settle, rebase };
}

function changesBetween({ stamps, contents }: Saved, current: FileContents): FileChange[] {
  return Object.entries(current).flatMap(([file, data]) => {
    const operations = operationsBetween(contents[file] ?? {}, data);
    return operations.length === 0 ? [] : [{ file, stamp: stamps[file] ?? '', operations }];
  });
}

/** The saved files keep the keys of the content, so that a later undo finds their items. */
function afterSaving({ stamps, contents }: Saved, current: FileContents, files: OpenFile[]): Saved {
  const written = files.map(({ file, data }) => [file, keepKeys(current[file], data)] as const);
  return {
    stamps: { ...stamps, ...Object.fromEntries(files.map(({ file, stamp }) => [file, stamp])) },
    contents: { ...contents, ...(Object.fromEntries(written) as FileContents) },
  };
}
