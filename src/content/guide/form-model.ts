import type { FieldKind, SectionMeta } from '../schema/fields.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { Value } from '../write/operation.ts';
import { draftOf } from './draft-words.ts';
import { readExamples } from './examples.ts';
import { labelOf, sentence } from './form-labels.ts';

/** One of the words that a choice consists of. */
export interface FormOption {
  value: string;
  label: string;
  description?: string;
}

/** A field as a form shows it: a `Shape` as JSON, with a label. */
export interface FormField {
  kind: Shape['kind'];
  /** Its name in plain words. */
  label: string;
  description: string;
  example?: string;
  /** Words to begin with, which the check refuses until they are replaced. */
  draft?: string;
  /** For texts: what the text means. */
  means?: FieldKind;
  required: boolean;
  default?: Value;
  /** For pictures: the width that their place needs, in pixels. */
  minWidth?: number;
  /** Shortest and longest text, or fewest and most items. */
  min?: number;
  max?: number;
  /** For choices. */
  options?: FormOption[];
  /** For groups: the fields in their order. */
  fields?: Record<string, FormField>;
  /** For lists: what one item is. */
  item?: FormField;
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
  const { kind, description, example, field, required, minWidth, min, max, options, fields, item } = shape;
  const isWords = kind === 'text' && field === 'text' && name !== 'alt';
  return {
    kind,
    label: labelOf(name),
    description: field === 'switch' ? description.replace(/^true /, 'Switched on, this ') : description,
    required: required && shape.default === undefined,
    ...(example === undefined ? {} : { example }),
    ...(isWords ? { draft: draftOf(shape) } : {}),
    ...(field === undefined ? {} : { means: field }),
    ...(shape.default === undefined ? {} : { default: shape.default as Value }),
    ...(minWidth === undefined ? {} : { minWidth }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(kind === 'choice' ? { options: options.map((value) => formOption(value, description)) } : {}),
    ...(kind === 'map' ? { fields: formFields(fields) } : {}),
    ...(item === undefined ? {} : { item: formField(singular(name), item) }),
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
  return { value, label, ...(meaning === undefined ? {} : { description: sentence(meaning) }) };
}

/** What one item of a list is called: a link of `links`, an address of `formerly`. */
function singular(name: string): string {
  if (name === 'formerly') return 'address';
  return name === 'legal' ? 'link' : name.replace(/s$/, '');
}
