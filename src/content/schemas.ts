import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { commonSectionFields } from './page-schema.ts';

const sectionsFolder = new URL('../sections/', import.meta.url);

/** The schema of each section type, by the type's name, common fields (`type`, `id`, `tone`) included. */
export type SectionSchemas = Map<string, z.ZodObject>;

/**
 * Finds every section type: one folder under `src/sections/` with a `schema.ts` that exports `schema`.
 * @param edition to be changed when the files have: modules that are loaded once are kept under it
 * @throws when a folder has no such file.
 */
export async function loadSectionSchemas(edition = 0): Promise<SectionSchemas> {
  const names = readdirSync(sectionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const schemas: SectionSchemas = new Map();
  for (const name of names) {
    const module = (await import(
      new URL(`${name}/schema.ts${edition === 0 ? '' : `?${edition}`}`, sectionsFolder).href
    )) as {
      schema: z.ZodObject;
    };
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
