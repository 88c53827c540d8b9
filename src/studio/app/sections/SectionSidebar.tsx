import { type ComponentProps, useState } from 'react';
import { Palette } from './Palette.tsx';
import { SectionList } from './SectionList.tsx';

/** The left side: the sections of the page, or the palette while one is added. */
export function SectionSidebar(props: Omit<ComponentProps<typeof SectionList>, 'onAdd'>) {
  const { content, selected, forms, isReadOnly } = props;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <aside className="edit-side edit-list" aria-label="Sections">
      {isAdding && !isReadOnly ? (
        <Palette {...{ content, selected, forms }} onDone={() => setIsAdding(false)} />
      ) : (
        <SectionList {...props} onAdd={() => setIsAdding(true)} />
      )}
    </aside>
  );
}
