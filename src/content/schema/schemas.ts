import type { z } from 'zod';
import { pageSchema } from './page.ts';
import { loadSectionSchemas } from './section-types.ts';
import { type Shape, shapeOf } from './shape.ts';
import { siteSchema } from './site.ts';
import { textSchema } from './text.ts';

/** What a value is checked against and how messages call it. */
export interface SchemaEntry {
  schema: z.ZodType;
  shape: Shape;
  /** "a page", "site.yaml": how messages call the top of the value. */
  root: string;
  sectionType?: string;
}

/** What each kind of content is checked against. */
export interface Schemas {
  page: SchemaEntry;
  site: SchemaEntry;
  text: SchemaEntry;
  /** By section type. */
  sections: Map<string, SchemaEntry>;
}

/** Loads every schema and reads its shape, once for all files. */
export async function loadSchemas(): Promise<Schemas> {
  const sections = new Map<string, SchemaEntry>();
  for (const [sectionType, schema] of await loadSectionSchemas()) {
    sections.set(sectionType, { schema, shape: shapeOf(schema), root: 'a section', sectionType });
  }
  return {
    page: { schema: pageSchema, shape: shapeOf(pageSchema), root: 'a page' },
    site: { schema: siteSchema, shape: shapeOf(siteSchema), root: 'site.yaml' },
    text: { schema: textSchema, shape: shapeOf(textSchema), root: 'the head of a text' },
    sections,
  };
}
