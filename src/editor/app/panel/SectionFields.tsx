import type { FormModel, Value } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';
import { keepKeys, withoutKeys } from '../data/keyed.ts';
import { type EditorData, sectionOf, withField } from '../data/page-data.ts';
import { typeLabel } from '../draw/editor-config.tsx';
import { GroupFields } from '../fields/GroupField.tsx';
import { AnyField } from '../fields/index.ts';
import { useCommands } from '../use-editor.ts';

interface Props {
  data: EditorData;
  index: number;
  forms: FormModel;
  /** Problems of the page's file. */
  problems: readonly FieldProblem[];
}

/** The fields of a section. */
export function SectionFields({ data, index, forms, problems }: Props) {
  const { changeSections } = useCommands();
  const section = data.content[index];
  const form = section && forms.sections[section.type];
  if (!section || !form) return null;
  const { value } = sectionOf(section);
  const { type: _, ...fields } = form.shape.fields ?? {};
  return (
    <section className="edit-fields" aria-label="The selected section">
      <h2 className="edit-heading">{typeLabel(section.type)}</h2>
      <p className="edit-about">{form.meta.description}</p>
      <GroupFields
        Field={AnyField}
        id="section"
        field={{ ...form.shape, fields }}
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
