import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { EditorData } from '../data/page-data.ts';
import { FrameBox } from './FrameBox.tsx';

interface Props {
  document: Document;
  data: EditorData;
  /** Keys of the section under the pointer, and of the selected one. */
  hovered: string | undefined;
  selected: string | undefined;
  /** What lies at the corner of the selected section. */
  children: ReactNode;
}

/** The lines around the section under the pointer and the selected one. */
export function SectionOutlines({ document, data, hovered, selected, children }: Props) {
  return (
    <>
      {hovered !== undefined && hovered !== selected && (
        <Outline {...{ document, data }} section={hovered} className="edit-outline" />
      )}
      {selected !== undefined && (
        <Outline {...{ document, data }} section={selected} className="edit-outline edit-outline-selected">
          {children}
        </Outline>
      )}
    </>
  );
}

interface OutlineProps extends Pick<Props, 'document' | 'data'> {
  section: string;
  className: string;
  children?: ReactNode;
}

function Outline({ document, data, section, ...box }: OutlineProps) {
  const [element, setElement] = useState<Element | null>(null);
  // Once the page shows the data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the data may draw another element
  useLayoutEffect(() => setElement(elementOfSection(document, section)), [document, section, data]);
  return <FrameBox element={element} version={data} {...box} />;
}

/** The element of a section on the page. */
export const elementOfSection = (document: Document, key: string) =>
  document.querySelector(`[data-section="${CSS.escape(key)}"]`);
