import { useEffect, useMemo, useState } from 'react';
import type { FieldProblem, FileChange, SaveAnswer } from '../../protocol.ts';
import { post, savedWords } from '../api.ts';
import { type EditorData, type Place, withChange } from '../data/page-data.ts';
import { type Draft, useDraft } from './draft.ts';
import { type SaveState, useSession } from './use-session.ts';

/**
 * The work on the page since it was saved: kept in this browser, and checked with what is being typed.
 * @param editing the text that is being edited on the page
 */
export function useWork(
  start: Omit<Draft, 'at'>,
  data: EditorData,
  editing: { word: Place; text: string } | undefined,
  isReadOnly: boolean,
) {
  const session = useSession(start.saved, data.contents);
  const { changes, changesOf } = session;
  const isChanged = changes.length > 0;
  useDraft(data, session.saved, isChanged, !isReadOnly);
  const pending = useMemo((): FileChange[] => {
    if (!editing) return changes;
    return changesOf(withChange(data, editing.word, editing.text.trim()).contents);
  }, [editing, changesOf, changes, data]);
  return { session, isChanged, pending, problems: useCheck(pending) };
}

/** The pause in typing after which the content is checked, in milliseconds. */
const PAUSE_MS = 60;

/** What the check says about changes that are not saved yet. */
function useCheck(changes: FileChange[]): FieldProblem[] {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  useEffect(() => {
    if (changes.length === 0) return setProblems([]);
    const stop = new AbortController();
    const check = async () => {
      // Null where a newer request has overtaken it.
      const answer = await post<SaveAnswer | null>('check', { changes }, stop.signal);
      if (answer && answer.kind !== 'conflict') setProblems(answer.problems);
    };
    const timer = setTimeout(() => {
      check().catch((error: unknown) => {
        // Saving reports an unreachable server; the check is only ahead of it.
        if (!stop.signal.aborted) console.warn(error);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [changes]);
  return problems;
}

/** What the bar says about the work. */
export function statusOf(
  state: SaveState,
  isChanged: boolean,
  problems: readonly FieldProblem[],
  examples: number,
): string {
  const wrong = problems.filter(({ severity }) => severity === 'error').length;
  if (state.kind === 'saving') return 'Saving …';
  if (state.kind === 'failed') return `Not saved: ${state.message}`;
  if (!isChanged) return state.kind === 'saved' ? savedWords() : '';
  if (examples > 0)
    return `${examples} ${examples === 1 ? 'text is' : 'texts are'} still an example; write your own before saving`;
  if (wrong > 0) return `${wrong} ${wrong === 1 ? 'thing' : 'things'} to correct before saving`;
  return 'Not saved yet';
}
