import { type Data, Puck } from '@puckeditor/core';
import { useMemo, useState } from 'react';
import type { OpenFile } from '../protocol.ts';
import type { EditorSetup } from '../setup.ts';
import { contentsOf, editorData } from './data/page-data.ts';
import { editorConfig } from './draw/editor-config.tsx';
import { FrameContent } from './frame/frame-document.tsx';
import { Outline } from './frame/Outline.tsx';
import { Screen } from './Screen.tsx';
import { DraftDialog } from './session/DraftDialog.tsx';
import { type Draft, readDraft, removeDraft } from './session/draft.ts';
import { useOnlyTab } from './session/use-only-tab.ts';

/** The editor of one page. */
export function Editor({ setup }: { setup: EditorSetup }) {
  const { file, forms, opened } = setup;
  const config = useMemo(() => editorConfig(forms), [forms]);
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
    <Puck
      config={config}
      data={used.data as unknown as Data}
      ui={UI}
      overrides={OVERRIDES}
      iframe={FRAME}
      permissions={isReadOnly ? LOCKED : OPEN}
    >
      <Screen setup={setup} start={used} isReadOnly={isReadOnly} takeOver={takeOver} />
    </Puck>
  );
}

function freshStart(file: string, opened: OpenFile[]): Omit<Draft, 'at'> {
  const contents = contentsOf(opened);
  const stamps = Object.fromEntries(opened.map((one) => [one.file, one.stamp]));
  return { saved: { stamps, contents }, data: editorData(file, contents) };
}

/* Made once: Puck compares them by identity. */
const OVERRIDES = { iframe: FrameContent, actionBar: () => <></>, componentOverlay: Outline };
const FRAME = { enabled: true, waitForStyles: true };
const UI = { leftSideBarVisible: true, rightSideBarVisible: true };
/** Only dragging is Puck's: its Delete key would take a section away that nobody meant. */
const OPEN = { drag: true, insert: false, delete: false, duplicate: false };
const LOCKED = { drag: false, insert: false, delete: false, duplicate: false, edit: false };
