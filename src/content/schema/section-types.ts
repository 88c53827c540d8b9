import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { commonSectionFields } from './page.ts';

const SECTIONS = 'src/sections';

/** The schema of each section type, by the type's name, common fields (`type`, `id`, `tone`) included. */
export type SectionSchemas = Map<string, z.ZodObject>;

/**
 * Finds every section type: one folder under `src/sections/` with a `schema.ts` that exports `schema`.
 * @throws when a folder has no such file.
 */
export async function loadSectionSchemas(): Promise<SectionSchemas> {
  const names = readdirSync(SECTIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const schemas: SectionSchemas = new Map();
  for (const name of names) {
    // In this form, so that bundlers see which modules may be meant.
    const module = (await import(`../../sections/${name}/schema.ts`)) as { schema: z.ZodObject };
    const description = module.schema.meta()?.description ?? '';
    schemas.set(
      name,
      z
        .strictObject({ type: z.literal(name), ...commonSectionFields, ...module.schema.shape })
        .describe(description),
    );
  }
  return schemas;
}
