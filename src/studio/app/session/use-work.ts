import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldProblem, FileChange, SaveAnswer } from '../../protocol.ts';
import { post, savedWords } from '../api.ts';
import { operationsBetween } from '../data/operations-between.ts';
import { type EditorData, type FileContents, type Place, withChange } from '../data/page-data.ts';
import { type Draft, type Saved, savedFiles, useDraft } from './draft.ts';

/** What became of the last attempt to save. */
type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'failed'; message: string }
  | Exclude<SaveAnswer, { kind: 'saved' }>;

/**
 * The work on the page since it was saved: kept in this browser, checked with what is being typed, and saved.
 * @param editing the text that is being edited on the page
 */
export function useWork(
  start: Omit<Draft, 'at'>,
  data: EditorData,
  editing: { word: Place; text: string } | undefined,
  isReadOnly: boolean,
) {
  const [saved, setSaved] = useState(start.saved);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const busy = useRef(false);
  const { contents } = data;
  const changes = useMemo(() => changesBetween(saved, contents), [saved, contents]);
  const isChanged = changes.length > 0;
  const typed = useMemo(
    () => (editing ? withChange(data, editing.word, editing.text.trim()) : data),
    [editing, data],
  );
  const pending = useMemo(
    () => (typed === data ? changes : changesBetween(saved, typed.contents)),
    [typed, data, changes, saved],
  );
  useDraft(typed, saved, pending.length > 0, !isReadOnly);

  /** Goes on from files as they are now: saved, made meanwhile, or changed by somebody else. */
  const take = (now: Saved) =>
    setSaved((before) => ({
      stamps: { ...before.stamps, ...now.stamps },
      contents: { ...before.contents, ...now.contents },
    }));
  /** @returns what the check refuses */
  async function save(): Promise<FieldProblem[] | undefined> {
    if (busy.current || !isChanged) return undefined;
    busy.current = true;
    setState({ kind: 'saving' });
    try {
      const answer = await post<SaveAnswer>('save', changes);
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
  return { saved, take, state, save, settle, isChanged, pending, ...useCheck(pending) };
}

function changesBetween({ stamps, contents }: Saved, current: FileContents): FileChange[] {
  return Object.entries(current).flatMap(([file, data]) => {
    const operations = operationsBetween(contents[file] ?? {}, data);
    return operations.length === 0 ? [] : [{ file, stamp: stamps[file] ?? '', operations }];
  });
}

/** The pause in typing after which the content is checked, in milliseconds. */
const PAUSE_MS = 60;

/** What the check says about changes that are not saved yet, and whether it refuses to save them. */
interface Verdict {
  problems: readonly FieldProblem[];
  isRefused: boolean;
}

const GOOD: Verdict = { problems: [], isRefused: false };

function useCheck(changes: FileChange[]): Verdict {
  const [verdict, setVerdict] = useState(GOOD);
  useEffect(() => {
    if (changes.length === 0) return setVerdict(GOOD);
    let isCurrent = true;
    const check = async () => {
      // Null where a newer check has overtaken it.
      const answer = await post<SaveAnswer | null>('check', changes);
      if (isCurrent && answer && answer.kind !== 'conflict')
        setVerdict({ problems: answer.problems, isRefused: answer.kind === 'refused' });
    };
    // Saving reports an unreachable server; the check is only ahead of it.
    const timer = setTimeout(() => check().catch(console.warn), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [changes]);
  return verdict;
}

/** What the bar says about the work. @param examples how many words of the example of a new section are left */
export function statusOf(
  {
    state,
    isChanged,
    problems,
    isRefused,
  }: Pick<ReturnType<typeof useWork>, 'state' | 'isChanged'> & Verdict,
  examples: number,
): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const left = examples + errors.filter(({ code }) => code === 'draft-words').length;
  if (state.kind === 'saving') return 'Saving …';
  if (state.kind === 'failed') return `Not saved: ${state.message}`;
  if (!isChanged) return state.kind === 'saved' ? savedWords() : '';
  if (examples === 0 && !isRefused) return 'Not saved yet';
  if (left >= errors.length)
    return `${left} ${left === 1 ? 'text is' : 'texts are'} still an example; write your own before saving`;
  return `${errors.length} ${errors.length === 1 ? 'thing' : 'things'} to correct before saving`;
}
