import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useEditor } from '../data/editor-state.tsx';
import { FrameBox } from './FrameBox.tsx';

interface Props {
  document: Document;
  /** Keys of the section under the pointer, and of the selected one. */
  hovered: string | undefined;
  selected: string | undefined;
  /** What lies at the corner of the selected section. */
  children: ReactNode;
}

/** The lines around the section under the pointer and the selected one. */
export function SectionOutlines({ document, hovered, selected, children }: Props) {
  return (
    <>
      {hovered !== undefined && hovered !== selected && (
        <Outline document={document} section={hovered} className="edit-outline" />
      )}
      {selected !== undefined && (
        <Outline document={document} section={selected} className="edit-outline edit-outline-selected">
          {children}
        </Outline>
      )}
    </>
  );
}

interface OutlineProps extends Pick<Props, 'document'> {
  section: string;
  className: string;
  children?: ReactNode;
}

function Outline({ document, section, ...box }: OutlineProps) {
  const { data } = useEditor();
  const [element, setElement] = useState<Element | null>(null);
  // Once the page shows the data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the data may draw another element
  useLayoutEffect(() => setElement(elementOfSection(document, section)), [document, section, data]);
  return <FrameBox element={element} version={data} {...box} />;
}

/** The element of a section on the page. */
export const elementOfSection = (document: Document, key: string) =>
  document.querySelector(`[data-section="${CSS.escape(key)}"]`);
