import { useEffect, useLayoutEffect, useState } from 'react';
import type { EditorData } from '../data/page-data.ts';
import { useFrameRect } from './use-frame-rect.ts';

interface Props {
  document: Document;
  data: EditorData;
  /** Key of the selected section. */
  selected: string | undefined;
}

/** The lines around the section under the pointer and the selected one. */
export function SectionOutlines({ document, data, selected }: Props) {
  const hovered = useHovered(document);
  return (
    <>
      {hovered !== undefined && hovered !== selected && (
        <Outline {...{ document, data }} section={hovered} name="edit-outline" />
      )}
      {selected !== undefined && (
        <Outline {...{ document, data }} section={selected} name="edit-outline edit-outline-selected" />
      )}
    </>
  );
}

interface OutlineProps extends Pick<Props, 'document' | 'data'> {
  section: string;
  name: string;
}

function Outline({ document, data, section, name }: OutlineProps) {
  const [element, setElement] = useState<Element | null>(null);
  // Once the page shows the data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the data may draw another element
  useLayoutEffect(() => setElement(elementOfSection(document, section)), [document, section, data]);
  const rect = useFrameRect(element, data);
  if (!rect) return null;
  const { frame, left, right, top, bottom } = rect;
  return (
    <div
      className="edit-outlines"
      style={{ left: frame.left, top: frame.top, width: frame.width, height: frame.height }}
    >
      <div
        className={name}
        style={{ left: left - frame.left, top: top - frame.top, width: right - left, height: bottom - top }}
      />
    </div>
  );
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
