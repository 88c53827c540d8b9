import { useEffect, useRef } from 'react';
import type { FormModel, Path, Value } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';
import { type KeyedFields, keepKeys, withoutKeys } from '../data/keyed.ts';
import { type EditorData, pageOf, sectionsOf, siteOf, typeOf, withChange } from '../data/page-data.ts';
import { GroupFields } from '../fields/GroupField.tsx';
import { AnyField, type PageCommands, PagePanel, SitePanel, TargetContext } from '../fields/index.ts';
import { useCommands } from '../session/editor-state.tsx';

const SITE = 'site.yaml';

/** What the panel shows where no section is selected. */
export type PanelView = { kind: 'page' } | { kind: 'site'; path: Path };

interface Props {
  data: EditorData;
  selected: number | undefined;
  view: PanelView;
  address: string;
  forms: FormModel;
  problems: readonly FieldProblem[];
  commands: PageCommands;
}

/** A field that is asked for; one whose words are edited on the page does not get the focus. */
export interface Target {
  path: Path;
  hasFocus: boolean;
}

/** The fields of what is selected, with the one that is asked for in view. */
export function Panel({
  target,
  isReadOnly,
  ...props
}: Props & { target: Target | undefined; isReadOnly: boolean }) {
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
        <Fields {...props} />
      </TargetContext>
    </aside>
  );
}

/** The fields of the selected section; without one, those of the page or of the whole site. */
function Fields({ data, selected, view, address, forms, problems, commands }: Props) {
  const { change } = useCommands();
  const section = selected === undefined ? undefined : sectionsOf(data)[selected];
  const { pageFile } = data;
  const mine = problems.filter(({ file }) => file === pageFile);
  if (section && selected !== undefined)
    return <SectionFields key={section.key} {...{ data, forms, problems: mine, index: selected }} />;

  const { sections: _, ...page } = pageOf(data);
  const site = siteOf(data);
  const changeSite = (next: { [name: string]: Value }) =>
    change((now) => withChange(now, { file: SITE, path: [] }, keepKeys(site, next)));
  const changePage = (next: { [name: string]: Value }) =>
    change((now) => {
      const { sections = [] } = pageOf(now);
      const fields = keepKeys(page, next) as KeyedFields;
      return withChange(now, { file: pageFile, path: [] }, { ...fields, sections });
    });
  if (view.kind === 'site') {
    return (
      <>
        <h2 className="edit-heading">The whole site</h2>
        <SitePanel
          path={view.path}
          data={withoutKeys(site)}
          shape={forms.site}
          onChange={changeSite}
          problems={problems.filter(({ file }) => file === SITE)}
        />
      </>
    );
  }
  return (
    <>
      <h2 className="edit-heading">This page</h2>
      <PagePanel
        forms={forms}
        address={address}
        page={withoutKeys(page)}
        onChange={changePage}
        sections={sectionsOf(data).map(({ value }) => withoutKeys(value))}
        site={withoutKeys(site)}
        onSiteChange={changeSite}
        problems={mine}
        commands={commands}
      />
    </>
  );
}

interface SectionFieldsProps {
  data: EditorData;
  index: number;
  forms: FormModel;
  problems: readonly FieldProblem[];
}

function SectionFields({ data, index, forms, problems }: SectionFieldsProps) {
  const { change } = useCommands();
  const section = sectionsOf(data)[index];
  const form = section && forms.sections[typeOf(section)];
  if (!section || !form) return null;
  const { value } = section;
  const path = ['sections', index];
  const put = (next: { [name: string]: Value }) =>
    change((now) => withChange(now, { file: now.pageFile, path }, keepKeys(value, next)));
  return (
    <section className="edit-fields" aria-label="The selected section">
      <h2 className="edit-heading">{form.meta.label}</h2>
      <p className="edit-about">{form.meta.description}</p>
      <GroupFields
        Field={AnyField}
        id="section"
        field={form.shape}
        path={path}
        problems={problems}
        value={withoutKeys(value)}
        onChange={(next) => put((next ?? {}) as { [name: string]: Value })}
      />
    </section>
  );
}
