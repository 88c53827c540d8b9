import type { ReactNode } from 'react';
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
  const { data } = useEditor();
  const place = (section: string) => ({
    find: () => elementOfSection(document, section),
    deps: [document, section, data],
  });
  return (
    <>
      {hovered !== undefined && hovered !== selected && (
        <FrameBox {...place(hovered)} className="edit-outline" />
      )}
      {selected !== undefined && (
        <FrameBox {...place(selected)} className="edit-outline edit-outline-selected">
          {children}
        </FrameBox>
      )}
    </>
  );
}

/** The element of a section on the page. */
export const elementOfSection = (document: Document, key: string) =>
  document.querySelector(`[data-section="${CSS.escape(key)}"]`);
