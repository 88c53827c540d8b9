import { type ReactNode, useState } from 'react';
import type { EditorSetup, OpenFile } from '../protocol.ts';
import { EditorState } from './data/editor-state.tsx';
import { Button } from './fields/Button.tsx';
import { Dialog } from './fields/Dialog.tsx';
import { Screen } from './Screen.tsx';
import { type Draft, readDraft, removeDraft, savedFiles } from './session/draft.ts';
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
  const saved = savedFiles(opened);
  return { saved, data: { pageFile, contents: saved.contents } };
}

interface DraftDialogProps {
  /** When the work was last changed. */
  at: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers work that was not saved when the editor was left. */
function DraftDialog({ at, onContinue, onDiscard }: DraftDialogProps) {
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <Dialog title="You have unsaved work on this page" onClose={onContinue}>
      <p>It was last changed on {time}.</p>
      <div className="editor-dialog-actions">
        <Button kind="main" data-autofocus="" onClick={onContinue}>
          Continue with it
        </Button>
        <Button onClick={onDiscard}>Throw it away and open the saved page</Button>
      </div>
    </Dialog>
  );
}
