import { useEffect, useState } from 'react';
import type { FieldProblem, FileChange } from '../../protocol.ts';
import { checkChanges } from '../api.ts';

/** The pause in typing after which the content is checked, in milliseconds. */
const PAUSE_MS = 60;

/** What the check says about changes that are not saved yet. */
export function useCheck(changes: FileChange[]): FieldProblem[] {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  useEffect(() => {
    if (changes.length === 0) return setProblems([]);
    const stop = new AbortController();
    const check = async () => {
      const answer = await checkChanges(changes, stop.signal);
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
