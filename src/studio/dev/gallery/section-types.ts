import type { Example, Schemas } from '../../../content/index.ts';
import { readExamples } from '../../../content/node/index.ts';

/** A section type in the gallery. */
export interface SectionType {
  type: string;
  description: string;
  examples: Pick<Example, 'name' | 'hidden' | 'yaml'>[];
}

/** The section types of the gallery, sorted by name; reads the examples each time. */
export const readSectionTypes = ({ sections }: Schemas): SectionType[] =>
  [...sections].map(([type, { shape }]) => ({
    type,
    description: shape.description,
    examples: readExamples(type),
  }));
