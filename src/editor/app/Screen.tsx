import { Puck } from '@puckeditor/core';
import { useEffect, useMemo, useState } from 'react';
import type { Path } from '../../content/index.ts';
import type { FileChange } from '../protocol.ts';
import type { EditorSetup } from '../setup.ts';
import { Bar } from './bar/Bar.tsx';
import { Notice } from './bar/Notice.tsx';
import { leftExamples } from './data/left-examples.ts';
import { editorData, fileContents, withChange } from './data/page-data.ts';
import { CanvasContext } from './draw/canvas-context.ts';
import { useCanvasState } from './draw/use-canvas-state.ts';
import { EditingContext } from './fields/index.ts';
import { Frame } from './frame/Frame.tsx';
import { useFrameDocument } from './frame/frame-document.tsx';
import { useFrameScroll, useVisibleSelection } from './frame/use-frame-scroll.ts';
import { Panel, type PanelView } from './panel/Panel.tsx';
import { useFieldEditing } from './panel/use-field-editing.ts';
import { usePageCommands } from './panel/use-page-commands.ts';
import { Palette } from './sections/Palette.tsx';
import { SectionList } from './sections/SectionList.tsx';
import { ConflictDialog } from './session/ConflictDialog.tsx';
import type { Draft } from './session/draft.ts';
import { statusOf } from './session/status.ts';
import { useCheck } from './session/use-check.ts';
import { useDraft } from './session/use-draft.ts';
import { useSaveKey } from './session/use-save-key.ts';
import { useSession } from './session/use-session.ts';
import { useCommands, useData, useSelection } from './use-editor.ts';
import { useExampleHighlight } from './words/use-example-highlight.ts';
import { usePointing } from './words/use-pointing.ts';
import { useWords } from './words/use-words.ts';
import { WordNote } from './words/WordNote.tsx';

interface Props {
  setup: EditorSetup;
  start: Omit<Draft, 'at'>;
  /** Whether another tab edits the page. */
  isReadOnly: boolean;
  takeOver: () => void;
}

/** The editor's screen: the sections at the left, the page, and the fields of what is selected. */
export function Screen({ setup, start, isReadOnly, takeOver }: Props) {
  const { file, forms, address } = setup;
  const data = useData();
  const selected = useSelection();
  const { change, select } = useCommands();
  const canvas = useCanvasState(setup, data);
  const [width, setWidth] = useState(1440);
  const [isAdding, setIsAdding] = useState(false);
  const [view, setView] = useState<PanelView>({ kind: 'page' });
  const frame = useFrameDocument();
  useFrameScroll(frame);

  const contents = useMemo(() => fileContents(file, data), [file, data]);
  const session = useSession(start.saved, contents);
  const isChanged = session.changes.length > 0;
  useDraft(file, data, session.saved, isChanged, !isReadOnly);

  const shown = useMemo(
    () => frame && { document: frame, pageFile: file, data, canvas },
    [frame, file, data, canvas],
  );
  const words = useWords(shown, isReadOnly, (word, text) =>
    change((now) => withChange(now, file, word, text)),
  );
  const { editing } = words;
  const openSite = (path: Path) => {
    select(undefined);
    setView({ kind: 'site', path });
  };
  usePointing(
    shown,
    editing,
    (word, point) => {
      if (word.file === 'site.yaml') openSite(word.path);
      words.start(word, point);
    },
    openSite,
  );
  const left = useMemo(() => leftExamples(data, forms), [data, forms]);
  useExampleHighlight(shown, left, editing);

  const { changesOf } = session;
  const pending = useMemo((): FileChange[] => {
    if (!editing) return session.changes;
    return changesOf(fileContents(file, withChange(data, file, editing.word, editing.text.trim())));
  }, [editing, changesOf, session.changes, data, file]);
  const problems = useCheck(pending);
  const commands = usePageCommands(setup, isChanged);
  const fieldEditing = useFieldEditing(setup, data, problems, session.add);
  const problemsOf = (place: { file: string; path: readonly unknown[] }) =>
    problems.filter((one) => one.file === place.file && String(one.path) === String(place.path));

  const [goTo, setGoTo] = useState<readonly (string | number)[]>();
  const show = (path: readonly (string | number)[]) => {
    select(path[0] === 'sections' ? Number(path[1]) : undefined);
    setGoTo(path);
  };
  const save = async () => {
    if (left[0]) return show(left[0].path);
    const refused = await session.save(contents);
    const wrong = refused?.find((one) => one.file === file && one.severity === 'error');
    if (wrong) show(wrong.path);
  };
  // Once the section is selected, which renders its fields.
  useEffect(() => {
    if (!goTo) return;
    setGoTo(undefined);
    words.startAt(file, [...goTo]);
  }, [goTo, file, words]);
  useVisibleSelection(frame, selected === undefined ? undefined : data.content[selected]?.props.id);
  useSaveKey(frame, words.finish, () => void save());

  return (
    <div className="edit">
      <Bar
        title={String(data.root.props.page.title ?? '')}
        address={address}
        width={width}
        setWidth={setWidth}
        status={statusOf(session.state, isChanged, problems, left.length)}
        canSave={!isReadOnly && pending.length > 0 && session.state.kind !== 'saving'}
        isUnsaved={pending.length > 0}
        onSave={() => void save()}
      />
      {isReadOnly && (
        <Notice action="Edit here instead" onAction={takeOver}>
          This page is open in another tab, so it can only be looked at here.
        </Notice>
      )}
      <aside className="edit-side edit-list" aria-label="Sections">
        {isAdding && !isReadOnly ? (
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
            isReadOnly={isReadOnly}
            onEdit={(index) => words.startAt(file, ['sections', index]) || select(index)}
            onAdd={() => setIsAdding(true)}
            view={view.kind}
            onView={(kind) => {
              select(undefined);
              setView(kind === 'site' ? { kind, path: [] } : { kind });
            }}
          />
        )}
      </aside>
      <CanvasContext value={canvas}>
        <Frame width={width}>
          <Puck.Preview />
        </Frame>
      </CanvasContext>
      <aside className="edit-side edit-panel" aria-label="Fields" inert={isReadOnly}>
        <EditingContext value={fieldEditing}>
          <Panel
            data={data}
            selected={selected}
            view={view}
            pageFile={file}
            address={address}
            forms={forms}
            problems={problems}
            commands={commands}
          />
        </EditingContext>
      </aside>
      {editing && <WordNote editing={editing} problems={problemsOf(editing.word)} />}
      {session.state.kind === 'conflict' && (
        <ConflictDialog
          theirs={session.state.conflicts.map(({ theirs }) => theirs)}
          saved={session.saved}
          current={contents}
          forms={forms}
          onClose={session.settle}
          onChosen={(theirs, chosen) => {
            session.rebase(theirs);
            change(() => editorData(file, { ...contents, ...chosen }));
          }}
        />
      )}
    </div>
  );
}
