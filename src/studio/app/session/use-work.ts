import { useMemo } from 'react';
import type { FileChange } from '../../protocol.ts';
import { type EditorData, fileContents, withChange } from '../data/page-data.ts';
import type { Editing } from '../words/use-words.ts';
import type { Draft } from './draft.ts';
import { useCheck } from './use-check.ts';
import { useDraft } from './use-draft.ts';
import { useSession } from './use-session.ts';

/**
 * The work on the page since it was saved: kept in this browser, and checked with what is being typed.
 * @param editing the text that is being edited on the page
 */
export function useWork(
  file: string,
  start: Omit<Draft, 'at'>,
  data: EditorData,
  editing: Editing | undefined,
  isReadOnly: boolean,
) {
  const contents = useMemo(() => fileContents(file, data), [file, data]);
  const session = useSession(start.saved, contents);
  const { changes, changesOf } = session;
  const isChanged = changes.length > 0;
  useDraft(file, data, session.saved, isChanged, !isReadOnly);
  const pending = useMemo((): FileChange[] => {
    if (!editing) return changes;
    return changesOf(fileContents(file, withChange(data, file, editing.word, editing.text.trim())));
  }, [editing, changesOf, changes, data, file]);
  return { contents, session, isChanged, pending, problems: useCheck(pending) };
}
