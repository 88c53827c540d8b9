import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { EditorData } from '../data/page-data.ts';
import { FrameBox } from './FrameBox.tsx';

interface Props {
  document: Document;
  data: EditorData;
  /** Key of the selected section. */
  selected: string | undefined;
  /** What lies at the corner of the selected section. */
  children: ReactNode;
}

/** The lines around the section under the pointer and the selected one. */
export function SectionOutlines({ document, data, selected, children }: Props) {
  const hovered = useHovered(document);
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

/** The key of the section under the pointer. */
function useHovered(document: Document): string | undefined {
  const [hovered, setHovered] = useState<string>();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener(
      'pointermove',
      ({ target }) =>
        setHovered((target as Element).closest('[data-section]')?.getAttribute('data-section') ?? undefined),
      { signal },
    );
    document.documentElement.addEventListener('pointerleave', () => setHovered(undefined), { signal });
    return () => left.abort();
  }, [document]);
  return hovered;
}
