import { useEffect, useRef } from 'react';
import { useEditor } from '../data/editor-state.tsx';
import { SITE, sectionsOf, typeOf } from '../data/page-data.ts';
import { type Target, TargetContext, useEditing } from '../fields/editing.ts';
import { FileFields } from '../fields/FileFields.tsx';
import { PagePanel } from '../fields/page/PagePanel.tsx';
import { SitePanel } from '../fields/site/SitePanel.tsx';

interface Props {
  target: Target | undefined;
  isReadOnly: boolean;
}

/** The fields of what is selected, with the one that is asked for in view. */
export function Panel({ target, isReadOnly }: Props) {
  const { selected } = useEditor();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!target) return;
    const path = JSON.stringify(target.path);
    const field = [...(panel.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].find(
      (one) => one.dataset.path === path,
    );
    const control = field?.querySelector<HTMLElement>('input, select, textarea, button');
    control?.scrollIntoView({ block: 'nearest' });
    if (target.hasFocus) control?.focus({ preventScroll: true });
  }, [target]);
  return (
    <aside ref={panel} className="edit-side edit-panel" aria-label="Fields" inert={isReadOnly}>
      <TargetContext value={target?.path}>
        {selected !== undefined ? (
          <SectionFields index={selected} />
        ) : target?.file === SITE ? (
          <SitePanel />
        ) : (
          <PagePanel />
        )}
      </TargetContext>
    </aside>
  );
}

function SectionFields({ index }: { index: number }) {
  const { data } = useEditor();
  const { forms } = useEditing();
  const section = sectionsOf(data)[index];
  const form = section && forms.sections[typeOf(section)];
  if (!form) return null;
  return (
    <section key={section.key} aria-label="The selected section">
      <h2 className="edit-heading">{form.meta.label}</h2>
      <p className="edit-about">{form.meta.description}</p>
      <FileFields
        id="section"
        file={data.pageFile}
        path={['sections', index]}
        fields={Object.entries(form.shape.fields ?? {})}
      />
    </section>
  );
}
