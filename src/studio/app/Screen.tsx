import { type ReactNode, useEffect, useState } from 'react';
import type { EditorSetup } from '../protocol.ts';
import { Bar, firstWidth, type ShownPanel } from './bar/Bar.tsx';
import { BarMessage } from './bar/BarMessage.tsx';
import { DrawnPage } from './canvas/draw/DrawnPage.tsx';
import { CanvasContext, useCanvasState } from './canvas/draw/use-canvas-state.ts';
import { Frame } from './canvas/Frame.tsx';
import { type Deleted, DeletedNote, ItemTools } from './canvas/items/ItemTools.tsx';
import { PageGrip } from './canvas/PageGrip.tsx';
import { elementOfSection, SectionOutlines } from './canvas/SectionOutlines.tsx';
import { useFrameScroll, useVisibleSelection } from './canvas/use-frame-scroll.ts';
import { usePageWords } from './canvas/use-page-words.ts';
import { WordNote } from './canvas/words/WordNote.tsx';
import { useCommands, useEditor } from './data/editor-state.tsx';
import { type Place, SITE, sectionsOf } from './data/page-data.ts';
import { EditingContext, type Target } from './fields/editing.ts';
import { moveItem } from './fields/item-tools.ts';
import { Panel } from './panel/Panel.tsx';
import { useFieldEditing } from './panel/use-field-editing.ts';
import { SectionSidebar } from './sections/SectionSidebar.tsx';
import { refusal } from './sections/section-commands.ts';
import { ConflictDialog } from './session/ConflictDialog.tsx';
import type { Draft } from './session/draft.ts';
import { useShortcuts } from './session/use-shortcuts.ts';
import { statusOf, useWork } from './session/use-work.ts';

interface Props {
  setup: EditorSetup;
  start: Omit<Draft, 'at'>;
  /** Whether another tab edits the page. */
  isReadOnly: boolean;
  takeOver: () => void;
  /** What the bar has after the button that saves. */
  children?: ReactNode;
}

/** The editor's screen: the sections at the left, the page, and the fields of what is selected. */
export function Screen({ setup, start, isReadOnly, takeOver, children }: Props) {
  const { file, forms } = setup;
  const { data, selected } = useEditor();
  const { change, changeSections, select } = useCommands();
  const sections = sectionsOf(data);
  const selectedKey = selected === undefined ? undefined : sections[selected]?.key;
  const [width, setWidth] = useState(firstWidth);
  const [panel, setPanel] = useState<ShownPanel>();
  const [target, setTarget] = useState<Target>();
  const openField = ({ file: name, path }: Place, hasFocus: boolean) => {
    select(name === file && path[0] === 'sections' ? Number(path[1]) : undefined);
    setTarget({ file: name, path, hasFocus });
    if (hasFocus) setPanel('fields');
  };
  const fieldData = useState(setup.fieldData);
  const canvas = useCanvasState(setup, fieldData[0].files, data);
  const [deleted, setDeleted] = useState<Deleted>();
  const [frame, setFrame] = useState<Document>();
  const { words, left, hovered, item, showItem, placeOf } = usePageWords(
    frame,
    data,
    canvas,
    isReadOnly,
    openField,
  );
  const { editing } = words;
  useFrameScroll(frame);
  useVisibleSelection(frame, selectedKey);

  const work = useWork(start, data, editing, isReadOnly);
  const { state, pending } = work;
  const fieldEditing = useFieldEditing(setup, fieldData, data, work);

  const [goTo, setGoTo] = useState<Place>();
  // Once the page shows what has changed before; what is no text on it has its field.
  useEffect(() => {
    if (!goTo) return;
    setGoTo(undefined);
    if (words.startAt(goTo)) setPanel(undefined);
    else openField(goTo, true);
  });
  const save = async () => {
    if (left[0]) return setGoTo(left[0]);
    const refused = await work.save();
    setGoTo(refused?.find((one) => one.severity === 'error'));
  };
  useShortcuts(frame, words.finish, () => void save());

  return (
    <EditingContext value={fieldEditing}>
      <div className="edit" data-panel={panel}>
        <Bar
          width={width}
          setWidth={setWidth}
          panel={panel}
          setPanel={setPanel}
          status={statusOf(work, left.length)}
          canSave={!isReadOnly && pending.length > 0 && state.kind !== 'saving'}
          onSave={() => void save()}
        >
          {!isReadOnly && children}
        </Bar>
        {isReadOnly && (
          <BarMessage action="Edit here instead" onAction={takeOver}>
            This page is open in another tab, so it can only be looked at here.
          </BarMessage>
        )}
        <CanvasContext value={canvas}>
          <SectionSidebar
            isReadOnly={isReadOnly}
            onEdit={(index) => setGoTo({ file, path: ['sections', index] })}
            isSite={target?.file === SITE}
            openField={openField}
          />
          <Frame width={width} onDocument={setFrame}>
            <DrawnPage sections={sections} />
          </Frame>
        </CanvasContext>
        <Panel target={target} isReadOnly={isReadOnly} />
        {frame && (
          <SectionOutlines document={frame} hovered={hovered} selected={selectedKey}>
            {selected !== undefined && !isReadOnly && (
              <div className="edit-tag">
                <PageGrip
                  places={() =>
                    sections.map(({ key }, to) =>
                      refusal(moveItem(sections, selected, to), forms) === undefined
                        ? elementOfSection(frame, key)
                        : null,
                    )
                  }
                  onMove={(to) => {
                    changeSections(moveItem(sections, selected, to));
                    select(to);
                  }}
                />
              </div>
            )}
          </SectionOutlines>
        )}
        {item && (
          <ItemTools
            {...{ place: item, showItem, placeOf }}
            onDeleted={setDeleted}
            edit={setGoTo}
            openField={openField}
          />
        )}
        {deleted && <DeletedNote key={deleted.key} deleted={deleted} onGone={() => setDeleted(undefined)} />}
        {editing && <WordNote editing={editing} isItem={item !== undefined} />}
        {state.kind === 'conflict' && (
          <ConflictDialog
            theirs={state.theirs}
            saved={work.saved}
            current={data.contents}
            forms={forms}
            onClose={work.settle}
            onChosen={(theirs, chosen) => {
              work.take(theirs);
              work.settle();
              change((now) => ({ ...now, contents: { ...now.contents, ...chosen } }));
            }}
          />
        )}
      </div>
    </EditingContext>
  );
}
