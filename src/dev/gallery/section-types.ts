import {
  commonSectionFields,
  type Example,
  type FieldRow,
  fieldRows,
  readExamples,
  type Schemas,
} from '../../content/index.ts';

/** One section type as the gallery shows it. */
export interface SectionType {
  type: string;
  description: string;
  fields: FieldRow[];
  examples: Pick<Example, 'name' | 'hidden' | 'yaml'>[];
}

const common = Object.keys(commonSectionFields);

/**
 * Everything that the gallery tells; the examples are read anew each time.
 * @returns the types in the order of their names, and the fields that all of them have
 */
export function readSectionTypes({ sections }: Schemas): { types: SectionType[]; shared: FieldRow[] } {
  const types = [...sections].map(([type, { shape }]) => {
    const own = [...shape.fields].filter(([key]) => key !== 'type' && !common.includes(key));
    const fields = fieldRows({ ...shape, fields: new Map(own) });
    return { type, description: shape.description, fields, examples: readExamples(type) };
  });
  const [first] = sections.values();
  const shared = first ? fieldRows(first.shape).filter(({ name }) => common.includes(name)) : [];
  return { types, shared };
}
