import type { Standard } from './check-value.ts';
import { pageSchema } from './page-schema.ts';
import { loadSectionSchemas } from './schemas.ts';
import { shapeOf } from './shape.ts';
import { siteSchema } from './site-schema.ts';
import { textSchema } from './text-schema.ts';

/** What each kind of content is checked against. */
export interface Standards {
  page: Standard;
  site: Standard;
  text: Standard;
  /** By section type. */
  sections: Map<string, Standard>;
}

/** Loads every schema and reads its shape, once for all files. */
export async function loadStandards(): Promise<Standards> {
  const sections = new Map<string, Standard>();
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
