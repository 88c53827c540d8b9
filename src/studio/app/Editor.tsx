import { type ReactNode, useState } from 'react';
import type { EditorSetup, OpenFile } from '../protocol.ts';
import { EditorState } from './data/editor-state.tsx';
import { contentsOf } from './data/page-data.ts';
import { Screen } from './Screen.tsx';
import { DraftDialog } from './session/DraftDialog.tsx';
import { type Draft, readDraft, removeDraft } from './session/draft.ts';
import { useOnlyTab } from './session/use-only-tab.ts';

interface Props {
  setup: EditorSetup;
  /** What the bar has after the button that saves. */
  children?: ReactNode;
}

/** The editor of one page. */
export function Editor({ setup, children }: Props) {
  const { file, opened } = setup;
  const { tab, takeOver } = useOnlyTab(file);
  const [fresh] = useState(() => freshStart(file, opened));
  const [draft] = useState(() => readDraft(file));
  const [start, setStart] = useState(() => (draft ? undefined : fresh));

  if (tab === 'asking') return null;
  const isReadOnly = tab === 'other';
  const used = start ?? (isReadOnly ? fresh : undefined);
  if (!used) {
    const discard = () => {
      removeDraft(file);
      setStart(fresh);
    };
    return draft && <DraftDialog at={draft.at} onContinue={() => setStart(draft)} onDiscard={discard} />;
  }
  return (
    <EditorState start={used.data}>
      <Screen setup={setup} start={used} isReadOnly={isReadOnly} takeOver={takeOver}>
        {children}
      </Screen>
    </EditorState>
  );
}

function freshStart(pageFile: string, opened: OpenFile[]): Omit<Draft, 'at'> {
  const contents = contentsOf(opened);
  const stamps = Object.fromEntries(opened.map((one) => [one.file, one.stamp]));
  return { saved: { stamps, contents }, data: { pageFile, contents } };
}
