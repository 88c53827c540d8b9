import type { Value } from '../format/operation.ts';
import { draftOf } from '../placeholder-words.ts';
import type { Drawing, DrawnOption, FieldKind, Option, SectionMeta } from '../schema/field-meta.ts';
import { commonSectionFields as common } from '../schema/page.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { Example } from './examples.ts';

/** One of the words that a choice consists of. */
export interface FormOption {
  /** '' leaves the field out. */
  value: string;
  label: string;
  description?: string | undefined;
  drawing?: Drawing | undefined;
}

/** A field as a form shows it: a `Shape` as JSON. */
export interface FormField
  extends Pick<
    Shape,
    'kind' | 'label' | 'description' | 'example' | 'required' | 'min' | 'max' | 'minWidth' | 'unseen'
  > {
  /** Words to begin with, which the check refuses until they are replaced. */
  draft?: string | undefined;
  /** For texts: what the text means. */
  means?: FieldKind | undefined;
  default?: Value | undefined;
  /** For choices, but not for switches. */
  options?: FormOption[] | undefined;
  /** For groups: the fields in their order. */
  fields?: Record<string, FormField> | undefined;
  /** For lists: what one item is. */
  item?: FormField | undefined;
}

/** A section type as the editor offers it. */
export interface FormSection {
  /** Its fields but for `type`; those of every section come last. */
  shape: FormField;
  meta: SectionMeta;
  /** The example that a new section begins with. */
  example: { [key: string]: Value };
}

/** All forms of the visual editor. */
export interface FormModel {
  sections: Record<string, FormSection>;
  page: FormField;
  site: FormField;
  /** The front matter of a Markdown text. */
  text: FormField;
}

/** The forms that belong to the schemas, with the first example of each section type. */
export function formModel(
  { sections, page, site, text }: Schemas,
  examples: (type: string) => Example[],
): FormModel {
  const types = [...sections].map(([type, { shape, facts }]): [string, FormSection] => {
    const [example] = examples(type);
    if (!example) throw new Error(`The section type ${type} has no example.`);
    const { section } = example as { section: FormSection['example'] };
    const own = [...shape.fields].filter(([name]) => name !== 'type');
    const fields = new Map(own.sort(([one], [other]) => Number(one in common) - Number(other in common)));
    return [type, { shape: formField({ ...shape, fields }), meta: facts, example: section }];
  });
  return {
    sections: Object.fromEntries(types),
    page: formField(page.shape),
    site: formField(site.shape),
    text: formField(text.shape),
  };
}

/** A shape as a field of a form. */
export function formField(shape: Shape): FormField {
  const { kind, label, description, example, required, min, max, minWidth, unseen } = shape;
  const { field, fields, item } = shape;
  return {
    ...{ kind, label, example, required, min, max, minWidth, unseen },
    // Where the label is enough, there is no help.
    description: description === label ? '' : description,
    ...{ means: field, default: shape.default as Value | undefined },
    draft: kind === 'text' && field === 'text' && !shape.unseen ? draftOf(shape) : undefined,
    options: kind === 'choice' && field !== 'switch' ? formOptions(shape) : undefined,
    fields:
      kind === 'map'
        ? Object.fromEntries([...fields].map(([name, one]) => [name, formField(one)]))
        : undefined,
    item: item && formField(item),
  };
}

function formOptions({ options, explained = {}, leftOut }: Shape): FormOption[] {
  const named = options.map((value) => formOption(value, explained[value]));
  return leftOut ? [formOption('', leftOut), ...named] : named;
}

const formOption = (value: string, { label, help, drawing }: Partial<Option | DrawnOption> = {}) => ({
  ...{ value, label: label ?? value, description: help, drawing },
});
