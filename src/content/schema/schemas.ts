import { z } from 'zod';
import type { SectionMeta } from './field-meta.ts';
import { commonSectionFields, pageSchema, textSchema, typeElsewhere } from './page.ts';
import { type Shape, shapeOf } from './shape.ts';
import { siteSchema } from './site.ts';

/** A schema, and how messages call what it describes. */
export interface SchemaEntry {
  schema: z.ZodType;
  shape: Shape;
  /** “this page”, “this hero section” */
  root: string;
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
  /** Names of all icons. */
  icons: ReadonlySet<string>;
}

/**
 * What content is checked against.
 * @param types the `schema` of each section type, by type
 */
export function schemasOf(types: ReadonlyMap<string, z.ZodObject>, icons: ReadonlySet<string>): Schemas {
  const sections = new Map<string, SectionEntry>();
  for (const [sectionType, own] of types) {
    const facts = { ...own.meta() } as unknown as SectionMeta;
    const schema = sectionSchema(sectionType, own, facts);
    const root = `this ${sectionType} section`;
    sections.set(sectionType, { schema, shape: shapeOf(schema), root, sectionType, facts });
  }
  return {
    page: { schema: pageSchema, shape: shapeOf(pageSchema), root: 'this page' },
    site: { schema: siteSchema, shape: shapeOf(siteSchema), root: 'this file' },
    text: { schema: textSchema, shape: shapeOf(textSchema), root: 'the head of this text' },
    sections,
    icons,
  };
}

/** The schema of a section with the common fields: `type`, `id`, `tone`, `hidden`. */
function sectionSchema(name: string, schema: z.ZodObject, { label, description }: SectionMeta): z.ZodObject {
  const type = z.literal(name).meta({ label: 'Type', description, synonyms: typeElsewhere });
  const fields = { type, ...commonSectionFields, ...schema.shape };
  // What a type checks across its fields.
  const checks = (schema.def.checks ?? []) as z.core.$ZodCheck<object>[];
  return z
    .strictObject(fields)
    .check(...checks)
    .meta({ label, description });
}
