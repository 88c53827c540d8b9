import type { FormModel, Path, Value } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';
import { type KeyedFields, keepKeys, withoutKeys } from '../data/keyed.ts';
import { type EditorData, sectionOf, withChange, withField } from '../data/page-data.ts';
import { GroupFields } from '../fields/GroupField.tsx';
import { AnyField, type PageCommands, PagePanel, SitePanel } from '../fields/index.ts';
import { useCommands } from '../use-editor.ts';

const SITE = 'site.yaml';

/** What the panel shows where no section is selected. */
export type PanelView = { kind: 'page' } | { kind: 'site'; path: Path };

interface Props {
  data: EditorData;
  selected: number | undefined;
  view: PanelView;
  pageFile: string;
  address: string;
  forms: FormModel;
  problems: readonly FieldProblem[];
  commands: PageCommands;
}

/** The fields of the selected section; without one, those of the page or of the whole site. */
export function Panel({ data, selected, view, pageFile, address, forms, problems, commands }: Props) {
  const { change } = useCommands();
  const section = selected === undefined ? undefined : data.content[selected];
  const mine = problems.filter(({ file }) => file === pageFile);
  if (section && selected !== undefined)
    return <SectionFields key={section.props.id} {...{ data, forms, problems: mine, index: selected }} />;

  const { page, files } = data.root.props;
  const site = files[SITE] ?? {};
  const changeFile = (file: string, before: KeyedFields) => (next: { [name: string]: Value }) =>
    change((now) => {
      const fields = keepKeys(before, next) as KeyedFields;
      if (file !== pageFile) return withChange(now, pageFile, { file, path: [] }, fields);
      return { ...now, root: { props: { ...now.root.props, page: fields } } };
    });
  if (view.kind === 'site') {
    return (
      <>
        <h2 className="edit-heading">The whole site</h2>
        <SitePanel
          path={view.path}
          data={withoutKeys(site)}
          shape={forms.site}
          onChange={changeFile(SITE, site)}
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
        onChange={changeFile(pageFile, page)}
        sections={data.content.map((one) => withoutKeys(sectionOf(one).value))}
        site={withoutKeys(site)}
        onSiteChange={changeFile(SITE, site)}
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
  const { changeSections } = useCommands();
  const section = data.content[index];
  const form = section && forms.sections[section.type];
  if (!section || !form) return null;
  const { value } = sectionOf(section);
  const change = (next: { [name: string]: Value }) =>
    changeSections((all) =>
      all.map((one) =>
        one.props.id === section.props.id
          ? withField(one, [], keepKeys(value, { ...next, type: one.type }))
          : one,
      ),
    );
  return (
    <section className="edit-fields" aria-label="The selected section">
      <h2 className="edit-heading">{form.meta.label}</h2>
      <p className="edit-about">{form.meta.description}</p>
      <GroupFields
        Field={AnyField}
        id="section"
        field={form.shape}
        path={['sections', index]}
        problems={problems}
        value={withoutKeys(value)}
        onChange={(next) => change((next ?? {}) as { [name: string]: Value })}
      />
    </section>
  );
}
