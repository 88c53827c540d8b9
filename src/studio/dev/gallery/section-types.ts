import { commonSectionFields, type Example, type Schemas } from '../../../content/index.ts';
import { type FieldRow, fieldRows, readExamples } from '../../../content/node/index.ts';

/** A section type in the gallery. */
export interface SectionType {
  type: string;
  description: string;
  fields: FieldRow[];
  examples: Pick<Example, 'name' | 'hidden' | 'yaml'>[];
}

const common = Object.keys(commonSectionFields);

/**
 * The data of the gallery; reads the examples each time.
 * @returns the types sorted by name, and the fields that all types have
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
