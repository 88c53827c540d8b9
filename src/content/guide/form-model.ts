import { sentence } from '../explain/wording.ts';
import type { FieldKind, SectionMeta } from '../schema/fields.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { Value } from '../write/operation.ts';
import { readExamples } from './examples.ts';
import { labelOf } from './form-labels.ts';
import { draftOf } from './placeholder-words.ts';

/** One of the words that a choice consists of. */
export interface FormOption {
  value: string;
  label: string;
  description?: string | undefined;
}

/** A field as a form shows it: a `Shape` as JSON, with a label. */
export interface FormField extends Omit<Shape, 'field' | 'default' | 'options' | 'fields' | 'item'> {
  /** Its name in plain words. */
  label: string;
  /** Words to begin with, which the check refuses until they are replaced. */
  draft?: string | undefined;
  /** For texts: what the text means. */
  means?: FieldKind | undefined;
  default?: Value | undefined;
  /** For choices. */
  options?: FormOption[] | undefined;
  /** For groups: the fields in their order. */
  fields?: Record<string, FormField> | undefined;
  /** For lists: what one item is. */
  item?: FormField | undefined;
}

/** A section type as the editor offers it. */
export interface FormSection {
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

/** The forms that belong to the schemas. It reads the examples of the section types each time. */
export function formModel({ sections, page, site, text }: Schemas): FormModel {
  const types = [...sections].map(([type, { shape, facts }]): [string, FormSection] => {
    const [example] = readExamples(type);
    if (!example) throw new Error(`The section type ${type} has no example.`);
    const { section } = example as { section: FormSection['example'] };
    return [type, { shape: formField(type, shape), meta: facts, example: section }];
  });
  return {
    sections: Object.fromEntries(types),
    page: formField('page', page.shape),
    site: formField('site', site.shape),
    text: formField('text', text.shape),
  };
}

/** A shape as a field of a form. @param name its name in the file */
export function formField(name: string, shape: Shape): FormField {
  const { kind, description, field, options, fields, item, ...same } = shape;
  const isWords = kind === 'text' && field === 'text' && name !== 'alt';
  return {
    ...same,
    ...{ kind, label: labelOf(name), means: field, default: shape.default as Value | undefined },
    description: field === 'switch' ? description.replace(/^true /, 'Switched on, this ') : description,
    required: shape.required && shape.default === undefined,
    draft: isWords ? draftOf(shape) : undefined,
    options: kind === 'choice' ? options.map((value) => formOption(value, description)) : undefined,
    fields: kind === 'map' ? formFields(fields) : undefined,
    item: item && formField(singular(name), item),
  };
}

const formFields = (fields: Shape['fields']) =>
  Object.fromEntries([...fields].map(([name, field]) => [name, formField(name, field)]));

/** Descriptions explain the words of a choice as `word: meaning;` or `word (meaning)`. */
function formOption(value: string, description: string): FormOption {
  const label = sentence(value.replaceAll('-', ' '));
  const [, long, short] =
    new RegExp(`(?<![\\w-])${value}(?:: ([^;]+?)(?:;|\\.?$)| \\(([^)]+)\\))`).exec(description) ?? [];
  const meaning = long ?? short;
  return { value, label, description: meaning && sentence(meaning) };
}

/** What one item of a list is called: a link of `links`, an address of `formerly`. */
function singular(name: string): string {
  if (name === 'formerly') return 'address';
  return name === 'legal' ? 'link' : name.replace(/s$/, '');
}
