import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldProblem, FileChange, SaveAnswer } from '../../protocol.ts';
import { post } from '../api.ts';
import { operationsBetween } from '../data/operations-between.ts';
import type { FileContents } from '../data/page-data.ts';
import { type Saved, savedFiles } from './draft.ts';

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

  /** Goes on from files as they are now: saved, made meanwhile, or changed by somebody else. */
  const take = ({ stamps, contents }: Saved) =>
    setSaved((before) => ({
      stamps: { ...before.stamps, ...stamps },
      contents: { ...before.contents, ...contents },
    }));
  /** @returns what the check refuses */
  async function save(contents: FileContents): Promise<FieldProblem[] | undefined> {
    const pending = changesOf(contents);
    if (busy.current || pending.length === 0) return undefined;
    busy.current = true;
    setState({ kind: 'saving' });
    try {
      const answer = await post<SaveAnswer>('save', { changes: pending });
      setState(answer.kind === 'saved' ? { kind: 'saved' } : answer);
      if (answer.kind === 'saved') take(savedFiles(answer.files, contents));
      return answer.kind === 'refused' ? answer.problems : undefined;
    } catch (error) {
      setState({ kind: 'failed', message: (error as Error).message });
      return undefined;
    } finally {
      busy.current = false;
    }
  }
  /** Leaves a conflict as it is. */
  const settle = () => setState({ kind: 'idle' });
  return { saved, take, state, changes, changesOf, save, settle };
}

function changesBetween({ stamps, contents }: Saved, current: FileContents): FileChange[] {
  return Object.entries(current).flatMap(([file, data]) => {
    const operations = operationsBetween(contents[file] ?? {}, data);
    return operations.length === 0 ? [] : [{ file, stamp: stamps[file] ?? '', operations }];
  });
}
