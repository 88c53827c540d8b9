import { use, useRef, useState } from 'react';
import { CanvasContext } from '../canvas/draw/use-canvas-state.ts';
import { useCommands, useEditor } from '../data/editor-state.tsx';
import { type Place, type SectionData, SITE, sectionsOf } from '../data/page-data.ts';
import { Button } from '../fields/Button.tsx';
import { type ListChange, moved, moveItem } from '../fields/item-tools.ts';
import { Sorting } from '../fields/Sorting.tsx';
import { ToolButton } from '../fields/ToolButton.tsx';
import { useFocus } from '../fields/use-focus.ts';
import { Palette } from './Palette.tsx';
import { SectionEntry } from './SectionEntry.tsx';
import { refusal, sectionName, sectionTools } from './section-commands.ts';
import './section-list.css';

interface Props {
  isReadOnly: boolean;
  /** Starts to edit the words of a section. */
  onEdit: (index: number) => void;
  /** Whether the panel shows what all pages share, while no section is selected. */
  isSite: boolean;
  /** Shows the fields of a file. */
  openField: (place: Place, hasFocus: boolean) => void;
}

/** The left side: the sections of the page, or the palette while one is added. */
export function SectionSidebar(props: Props) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <aside className="edit-side edit-list" aria-label="Sections">
      {isAdding && !props.isReadOnly ? (
        <Palette
          onClose={() => setIsAdding(false)}
          onAdded={(index) => {
            setIsAdding(false);
            props.onEdit(index);
          }}
        />
      ) : (
        <SectionList {...props} onAdd={() => setIsAdding(true)} />
      )}
    </aside>
  );
}

/** The sections of the page, and what can be done with the selected one. @param onAdd opens the palette */
function SectionList({ isReadOnly, onEdit, onAdd, isSite, openField }: Props & { onAdd: () => void }) {
  const { data, selected } = useEditor();
  const { forms } = use(CanvasContext);
  const { changeSections, select } = useCommands();
  const content = sectionsOf(data);
  const list = useRef<HTMLOListElement>(null);
  const focus = useFocus(list);
  const [notice, setNotice] = useState('');

  const put = ({ items, tool, at, said }: ListChange<SectionData>) => {
    const isDeleted = tool === 'delete';
    const index = Math.min(at, items.length - 1);
    changeSections(items);
    select(index);
    setNotice(isDeleted ? `${said} Undo brings it back.` : said);
    focus(`[data-at="${index}"] ${isDeleted ? '.section-entry' : `[data-tool="${tool}"]`}`);
  };
  const drag = (from: number, to: number) => {
    const name = content[from] ? sectionName(content[from], forms) : '';
    put(moved(content, from, to, `“${name}”`));
    focus(`[data-at="${to}"] .tool-grip`);
  };
  return (
    <div className="section-list">
      <div className="section-whole">
        <WholeButton
          isCurrent={selected === undefined && !isSite}
          onClick={() => openField({ file: data.pageFile, path: [] }, false)}
        >
          Page settings
        </WholeButton>
        <WholeButton
          isCurrent={selected === undefined && isSite}
          onClick={() => openField({ file: SITE, path: [] }, false)}
        >
          Header, footer, company
        </WholeButton>
      </div>
      <h2 className="edit-heading">On this page</h2>
      <Sorting
        onMove={drag}
        refusal={(from, to) => refusal(moveItem(content, from, to), forms)}
        say={setNotice}
      >
        <ol ref={list}>
          {content.map((section, at) => (
            <SectionEntry
              key={section.key}
              section={section}
              at={at}
              isSelected={at === selected}
              onSelect={() => select(at)}
              onEdit={() => onEdit(at)}
              tools={
                isReadOnly
                  ? undefined
                  : sectionTools(content, at, forms, put).map((tool) => (
                      <ToolButton key={tool.symbol} {...tool} onRefused={setNotice} />
                    ))
              }
            />
          ))}
        </ol>
      </Sorting>
      {!isReadOnly && (
        <Button icon="add" onClick={onAdd}>
          Add a section
        </Button>
      )}
      <p className="section-notice" role="status">
        {notice}
      </p>
    </div>
  );
}

function WholeButton(props: { isCurrent: boolean; onClick: () => void; children: string }) {
  const { isCurrent, onClick, children } = props;
  return (
    <button type="button" className="section-entry" aria-current={isCurrent || undefined} onClick={onClick}>
      <span className="section-entry-name">{children}</span>
    </button>
  );
}
