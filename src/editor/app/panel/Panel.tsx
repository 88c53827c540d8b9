import type { FormField, FormModel, Value } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';
import { isFields, keepKeys, withoutKeys } from '../data/keyed.ts';
import { type EditorData, sectionOf, withChange, withField } from '../data/page-data.ts';
import { typeLabel } from '../draw/editor-config.tsx';
import { GroupFields } from '../fields/GroupField.tsx';
import { AnyField } from '../fields/index.ts';
import { useCommands } from '../use-editor.ts';

interface Props {
  data: EditorData;
  selected: number | undefined;
  pageFile: string;
  forms: FormModel;
  problems: readonly FieldProblem[];
}

/** The fields of the selected section; without one, those of the page. */
export function Panel({ data, selected, pageFile, forms, problems }: Props) {
  const section = selected === undefined ? undefined : data.content[selected];
  const mine = problems.filter(({ file }) => file === pageFile);
  if (!section || selected === undefined)
    return <PageFields {...{ data, pageFile, forms, problems: mine }} />;
  return <SectionFields key={section.props.id} {...{ data, forms, problems: mine, index: selected }} />;
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
  return (
    <section className="edit-fields" aria-label="The selected section">
      <h2 className="edit-heading">{typeLabel(section.type)}</h2>
      <p className="edit-about">{form.meta.description}</p>
      <GroupFields
        Field={AnyField}
        id="section"
        field={withoutFields(form.shape, ['type'])}
        path={['sections', index]}
        problems={problems}
        value={withoutKeys(value)}
        onChange={(next) =>
          changeSections((all) =>
            all.map((one) =>
              one.props.id === section.props.id
                ? withField(
                    one,
                    [],
                    keepKeys(value, { ...(next as { [name: string]: Value }), type: one.type }),
                  )
                : one,
            ),
          )
        }
      />
    </section>
  );
}

function PageFields({ data, pageFile, forms, problems }: Omit<Props, 'selected'>) {
  const { change } = useCommands();
  const { page } = data.root.props;
  return (
    <section className="edit-fields" aria-label="The page">
      <h2 className="edit-heading">This page</h2>
      <p className="edit-about">Click a section to see its fields.</p>
      <GroupFields
        Field={AnyField}
        id="page"
        field={withoutFields(forms.page, ['sections'])}
        path={[]}
        problems={problems}
        value={withoutKeys(page)}
        onChange={(next) =>
          change((now) => {
            const fields = keepKeys(page, next ?? {});
            return isFields(fields)
              ? { ...now, root: { props: { ...now.root.props, page: fields } } }
              : withChange(now, pageFile, { file: pageFile, path: [] }, fields);
          })
        }
      />
    </section>
  );
}

const withoutFields = (field: FormField, names: string[]): FormField => ({
  ...field,
  fields: Object.fromEntries(Object.entries(field.fields ?? {}).filter(([name]) => !names.includes(name))),
});
