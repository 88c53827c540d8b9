import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { SectionMeta } from './field-meta.ts';
import { commonSectionFields, typeElsewhere } from './page.ts';

const SECTIONS = 'src/site/sections';

/** The schema of each section type, common fields (`type`, `id`, `tone`) included, and its facts. */
export type SectionSchemas = Map<string, { schema: z.ZodObject; facts: SectionMeta }>;

/**
 * Finds every section type: one folder under `src/site/sections/` with a `schema.ts` that exports `schema`.
 * @throws when a folder has no such file.
 */
export async function loadSectionSchemas(): Promise<SectionSchemas> {
  const names = readdirSync(SECTIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const schemas: SectionSchemas = new Map();
  for (const name of names) {
    // A literal path with one variable: bundlers include every module that it can be.
    const { schema } = (await import(`../../site/sections/${name}/schema.ts`)) as { schema: z.ZodObject };
    const facts = { ...schema.meta() } as unknown as SectionMeta;
    const { label, description } = facts;
    const type = z.literal(name).meta({ label: 'Type', description, synonyms: typeElsewhere });
    const fields = { type, ...commonSectionFields, ...schema.shape };
    // What a type checks across its fields.
    const checks = (schema.def.checks ?? []) as z.core.$ZodCheck<object>[];
    const whole = z.strictObject(fields).check(...checks);
    schemas.set(name, { schema: whole.meta({ label, description }), facts });
  }
  return schemas;
}
