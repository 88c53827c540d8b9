import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { FormModel } from '../../../content/index.ts';
import { typeLabel } from '../draw/type-label.ts';
import { ToolButton } from '../fields/ToolButton.tsx';
import { ToolIcon } from '../fields/ToolIcon.tsx';
import { useCommands } from '../use-editor.ts';
import {
  copySection,
  deleteSection,
  hideSection,
  isHidden,
  moveSection,
  refusals,
  type SectionData,
} from './section-commands.ts';
import { sectionName } from './section-name.ts';
import './section-list.css';

type Tool = Omit<ComponentProps<typeof ToolButton>, 'onRefused'>;

interface Props {
  content: SectionData[];
  selected: number | undefined;
  forms: FormModel;
  isReadOnly: boolean;
  /** Starts to edit the words of a section. */
  onEdit: (index: number) => void;
  /** Opens the palette. */
  onAdd: () => void;
  /** What the panel shows while no section is selected. */
  view: 'page' | 'site';
  onView: (view: 'page' | 'site') => void;
}

/** The sections of the page, and what can be done with the selected one. */
export function SectionList({ content, selected, forms, isReadOnly, onEdit, onAdd, view, onView }: Props) {
  const { changeSections, select } = useCommands();
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<string>(undefined);
  const [notice, setNotice] = useState('');

  // After the change has been rendered, because a moved element loses the focus.
  useLayoutEffect(() => {
    if (focus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  const run = (
    change: (content: SectionData[]) => SectionData[],
    index: number,
    said: string,
    focused: string,
  ) => {
    changeSections(change);
    select(index);
    setNotice(said);
    focus.current = focused;
  };
  const move = (from: number, to: number) =>
    run(
      (all) => moveSection(all, from, to),
      to,
      `“${nameAt(from)}” is now number ${to + 1} of ${content.length}.`,
      `[data-at="${to}"] [data-tool="${to < from ? 'up' : 'down'}"] button`,
    );
  const nameAt = (index: number) => (content[index] ? sectionName(content[index]) : '');
  const toolsFor = (at: number): Tool[] => {
    const name = nameAt(at);
    const refused = refusals(content, at, forms);
    const hidden = content[at] !== undefined && isHidden(content[at]);
    const last = Math.min(at, content.length - 2);
    const focusOn = (index: number, tool: string) => `[data-at="${index}"] [data-tool="${tool}"] button`;
    return [
      { symbol: 'up', label: `Move “${name}” up`, reason: refused.up, onClick: () => move(at, at - 1) },
      { symbol: 'down', label: `Move “${name}” down`, reason: refused.down, onClick: () => move(at, at + 1) },
      {
        symbol: 'copy',
        label: `Copy “${name}”`,
        reason: refused.copy,
        onClick: () =>
          run((all) => copySection(all, at), at + 1, `“${name}” is copied.`, focusOn(at + 1, 'copy')),
      },
      {
        symbol: hidden ? 'show' : 'hide',
        label: hidden ? `Show “${name}” on the site` : `Hide “${name}” from the site`,
        onClick: () =>
          run(
            (all) => hideSection(all, at),
            at,
            hidden ? `“${name}” is on the site again.` : `The site leaves out “${name}”.`,
            focusOn(at, hidden ? 'hide' : 'show'),
          ),
      },
      {
        symbol: 'delete',
        label: `Delete “${name}”`,
        reason: refused.delete,
        onClick: () =>
          run(
            (all) => deleteSection(all, at),
            last,
            `“${name}” is deleted. Undo brings it back.`,
            `[data-at="${last}"] .section-entry`,
          ),
      },
    ];
  };

  return (
    <div className="section-list">
      <div className="section-whole">
        <WholeButton isCurrent={selected === undefined && view === 'page'} onClick={() => onView('page')}>
          Page settings
        </WholeButton>
        <WholeButton isCurrent={selected === undefined && view === 'site'} onClick={() => onView('site')}>
          Header, footer, company
        </WholeButton>
      </div>
      <h2 className="edit-heading">On this page</h2>
      <ol ref={list}>
        {content.map((section, at) => {
          const name = sectionName(section);
          const isSelected = at === selected;
          const hidden = isHidden(section);
          return (
            <li key={section.props.id} data-at={at} data-selected={isSelected || undefined}>
              <button
                type="button"
                className="section-entry"
                aria-current={isSelected || undefined}
                onClick={() => select(at)}
                onDoubleClick={() => onEdit(at)}
              >
                <span className="section-entry-name">{name}</span>
                <span className="section-entry-type">
                  {typeLabel(section.type)}
                  {hidden && ' · hidden'}
                </span>
              </button>
              {isSelected && !isReadOnly && (
                <fieldset className="section-tools">
                  <legend className="visually-hidden">What to do with “{name}”</legend>
                  {toolsFor(at).map((tool) => (
                    <span key={tool.symbol} data-tool={tool.symbol}>
                      <ToolButton {...tool} onRefused={setNotice} />
                    </span>
                  ))}
                  <button type="button" className="section-edit" onClick={() => onEdit(at)}>
                    Edit words
                  </button>
                </fieldset>
              )}
            </li>
          );
        })}
      </ol>
      {!isReadOnly && (
        <button type="button" className="editor-button section-add" onClick={onAdd}>
          <ToolIcon name="add" />
          Add a section
        </button>
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
