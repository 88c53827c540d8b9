import { Puck } from '@puckeditor/core';
import { useMemo, useState } from 'react';
import type { OpenFile } from '../protocol.ts';
import type { EditorSetup } from '../setup.ts';
import { Bar } from './bar/Bar.tsx';
import { type EditorData, fileContents, withChange } from './data/page-data.ts';
import { CanvasContext } from './draw/canvas-context.ts';
import { useCanvasState } from './draw/use-canvas-state.ts';
import { EditingContext } from './fields/index.ts';
import { Frame } from './frame/Frame.tsx';
import { useFrameDocument } from './frame/frame-document.tsx';
import { Panel } from './panel/Panel.tsx';
import { useFieldEditing } from './panel/use-field-editing.ts';
import { Palette } from './sections/Palette.tsx';
import { SectionList } from './sections/SectionList.tsx';
import { statusOf } from './session/status.ts';
import { useCheck } from './session/use-check.ts';
import { useSaveKey } from './session/use-save-key.ts';
import { useSession } from './session/use-session.ts';
import { useCommands, useData, useSelection } from './use-editor.ts';
import { usePointing } from './words/use-pointing.ts';
import { useWords } from './words/use-words.ts';
import { WordNote } from './words/WordNote.tsx';

interface Props {
  setup: EditorSetup;
  opened: OpenFile[];
  initial: EditorData;
}

/** The editor's screen: the sections at the left, the page, and the fields of what is selected. */
export function Screen({ setup, opened, initial }: Props) {
  const { file, forms, address } = setup;
  const data = useData();
  const selected = useSelection();
  const { change, select } = useCommands();
  const canvas = useCanvasState(setup, data);
  const [width, setWidth] = useState(1440);
  const [isAdding, setIsAdding] = useState(false);
  const document = useFrameDocument();

  const contents = useMemo(() => fileContents(file, data), [file, data]);
  const [first] = useState(() => fileContents(file, initial));
  const session = useSession(opened, first, contents);

  const shown = useMemo(
    () => document && { document, pageFile: file, data, canvas },
    [document, file, data, canvas],
  );
  const words = useWords(shown, false, (word, text) => change((now) => withChange(now, file, word, text)));
  usePointing(shown, words.editing, words.start);

  const { editing } = words;
  const pending = useMemo(
    () =>
      editing ? fileContents(file, withChange(data, file, editing.word, editing.text.trim())) : contents,
    [editing, contents, data, file],
  );
  const { changesOf } = session;
  const problems = useCheck(useMemo(() => changesOf(pending), [changesOf, pending]));

  const save = () => void session.save(contents);
  useSaveKey(document, words.finish, save);
  const canSave = session.changes.length > 0 && session.state.kind !== 'saving';
  const problemsOf = (place: { file: string; path: readonly unknown[] }) =>
    problems.filter(
      (one) => one.file === place.file && JSON.stringify(one.path) === JSON.stringify(place.path),
    );

  return (
    <div className="edit">
      <Bar
        title={String(data.root.props.page.title ?? '')}
        address={address}
        width={width}
        setWidth={setWidth}
        status={statusOf(session.state, session.changes.length > 0, problems)}
        canSave={canSave}
        isUnsaved={session.changes.length > 0}
        onSave={save}
      />
      <aside className="edit-side edit-list">
        {isAdding ? (
          <Palette
            content={data.content}
            selected={selected}
            forms={forms}
            onDone={() => setIsAdding(false)}
          />
        ) : (
          <SectionList
            content={data.content}
            selected={selected}
            forms={forms}
            isReadOnly={false}
            onEdit={(index) => words.startAt(file, ['sections', index]) || select(index)}
            onAdd={() => setIsAdding(true)}
          />
        )}
      </aside>
      <CanvasContext value={canvas}>
        <Frame width={width}>
          <Puck.Preview />
        </Frame>
      </CanvasContext>
      <aside className="edit-side edit-panel">
        <EditingContext value={useFieldEditing(setup, data, problems)}>
          <Panel data={data} selected={selected} pageFile={file} forms={forms} problems={problems} />
        </EditingContext>
      </aside>
      {editing && <WordNote editing={editing} problems={problemsOf(editing.word)} />}
    </div>
  );
}
