import { type ReactNode, use } from 'react';
import { isHidden } from '../../../content/shared/is-hidden.ts';
import { CanvasContext } from '../canvas/draw/use-canvas-state.ts';
import { type SectionData, typeOf } from '../data/page-data.ts';
import { Grip, useSorting } from '../fields/Sorting.tsx';
import { sectionName } from './section-commands.ts';

interface Props {
  section: SectionData;
  at: number;
  isSelected: boolean;
  onSelect: () => void;
  onEdit: () => void;
  /** What can be done with it; nothing where the page can only be looked at. */
  tools: ReactNode;
}

/** A section in the list; the selected one has its tools. */
export function SectionEntry({ section, at, isSelected, onSelect, onEdit, tools }: Props) {
  const { forms } = use(CanvasContext);
  const { ref, handleRef } = useSorting(section.key, at, tools === undefined);
  const name = sectionName(section, forms);
  return (
    <li ref={ref} data-at={at} data-selected={isSelected || undefined}>
      <button
        type="button"
        className="section-entry"
        data-drag=""
        aria-current={isSelected || undefined}
        onClick={onSelect}
        onDoubleClick={onEdit}
      >
        <span className="section-entry-name">{name}</span>
        <span className="section-entry-type">
          {forms.sections[typeOf(section)]?.meta.label}
          {isHidden(section.value) && ' · hidden'}
        </span>
      </button>
      {isSelected && tools !== undefined && (
        <fieldset className="section-tools">
          <legend className="visually-hidden">What to do with “{name}”</legend>
          <Grip name={`“${name}”`} handleRef={handleRef} />
          {tools}
          <button type="button" className="section-edit" onClick={onEdit}>
            Edit words
          </button>
        </fieldset>
      )}
    </li>
  );
}
