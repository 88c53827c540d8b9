import type { z } from 'zod';
import type { SectionMeta } from './field-meta.ts';
import { loadSectionSchemas } from './load-section-schemas.ts';
import { pageSchema } from './page.ts';
import { type Shape, shapeOf } from './shape.ts';
import { siteSchema } from './site.ts';
import { textSchema } from './text.ts';

/** A schema, and how messages call what it describes. */
export interface SchemaEntry {
  schema: z.ZodType;
  shape: Shape;
  /** "a page", "site.yaml" */
  root: string;
  sectionType?: string;
}

/** A section type: its schema, and what it says about itself beside its fields. */
export interface SectionEntry extends SchemaEntry {
  sectionType: string;
  facts: SectionMeta;
}

/** The schema of each kind of content. */
export interface Schemas {
  page: SchemaEntry;
  site: SchemaEntry;
  text: SchemaEntry;
  /** By section type. */
  sections: ReadonlyMap<string, SectionEntry>;
  /** Section types by what people call them elsewhere. */
  typeSynonyms: Record<string, string[]>;
}

/** Loads all schemas. */
export async function loadSchemas(): Promise<Schemas> {
  const sections = new Map<string, SectionEntry>();
  const typeSynonyms: Record<string, string[]> = {};
  for (const [sectionType, { schema, facts }] of await loadSectionSchemas()) {
    sections.set(sectionType, { schema, shape: shapeOf(schema), root: 'a section', sectionType, facts });
    for (const word of facts.synonyms ?? [])
      typeSynonyms[word] = [...(typeSynonyms[word] ?? []), sectionType];
  }
  return {
    page: { schema: pageSchema, shape: shapeOf(pageSchema), root: 'a page' },
    site: { schema: siteSchema, shape: shapeOf(siteSchema), root: 'site.yaml' },
    text: { schema: textSchema, shape: shapeOf(textSchema), root: 'the head of a text' },
    sections,
    typeSynonyms,
  };
}
