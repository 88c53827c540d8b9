import { useMemo } from 'react';
import type { Path } from '../../../content/index.ts';
import type { FileChange } from '../../protocol.ts';
import { type EditorData, withChange } from '../data/page-data.ts';
import type { Draft } from './draft.ts';
import { useCheck } from './use-check.ts';
import { useDraft } from './use-draft.ts';
import { useSession } from './use-session.ts';

/**
 * The work on the page since it was saved: kept in this browser, and checked with what is being typed.
 * @param editing the text that is being edited on the page
 */
export function useWork(
  start: Omit<Draft, 'at'>,
  data: EditorData,
  editing: { word: { file: string; path: Path }; text: string } | undefined,
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
