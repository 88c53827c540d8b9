import { use, useState } from 'react';
import { exampleSection } from '../canvas/draw/example-section.ts';
import { CanvasContext } from '../canvas/draw/use-canvas-state.ts';
import { useCommands, useEditor } from '../data/editor-state.tsx';
import { sectionsOf } from '../data/page-data.ts';
import { ToolIcon } from '../fields/ToolIcon.tsx';
import { Preview } from './Preview.tsx';
import { addSection, refusal } from './section-commands.ts';

interface Props {
  onClose: () => void;
  onAdded: (index: number) => void;
}

/** The section types with a picture and a sentence each; a click adds one behind the selected section. */
export function Palette({ onClose, onAdded }: Props) {
  const { data, selected } = useEditor();
  const { forms } = use(CanvasContext);
  const content = sectionsOf(data);
  const { changeSections, select } = useCommands();
  const [notice, setNotice] = useState('');
  const add = (type: string) => {
    const form = forms.sections[type];
    if (!form) return;
    const { content: next, index } = addSection(content, exampleSection(type, form), selected, forms);
    changeSections(next);
    select(index);
    onAdded(index);
  };
  const after = selected === undefined ? 'at the end of the page' : 'below the selected one';
  return (
    <div className="palette">
      <div className="palette-head">
        <h2 className="edit-heading">Add a section</h2>
        <button
          type="button"
          className="tool-button"
          aria-label="Close the list of sections"
          onClick={onClose}
        >
          <ToolIcon name="close" />
        </button>
      </div>
      <p className="palette-help">It comes {after}.</p>
      <p className="section-notice" role="status">
        {notice}
      </p>
      <ul className="palette-types">
        {Object.entries(forms.sections).map(([type, { meta }]) => {
          const added = addSection(content, { key: '', value: { type } }, selected, forms);
          const reason = refusal(added.content, forms);
          return (
            <li key={type}>
              <button
                type="button"
                className="palette-type"
                aria-disabled={reason !== undefined || undefined}
                onClick={() => (reason === undefined ? add(type) : setNotice(reason))}
              >
                <Preview type={type} />
                <strong>{meta.label}</strong>
                <span>{reason ?? meta.description}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
