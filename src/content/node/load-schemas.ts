import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { z } from 'zod';
import { type Example, parseExamples } from '../guide/examples.ts';
import { type Schemas, schemasOf } from '../schema/schemas.ts';

const SECTIONS = 'src/site/sections';

/**
 * Loads all schemas. A section type is a folder under `src/site/sections/` with a `schema.ts` that exports `schema`.
 * @throws when a folder has no such file
 */
export async function loadSchemas(): Promise<Schemas> {
  const folders = readdirSync(SECTIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const types = new Map<string, z.ZodObject>();
  for (const name of folders.map((entry) => entry.name).sort()) {
    // A literal path with one variable: bundlers include every module that it can be.
    const { schema } = (await import(`../../site/sections/${name}/schema.ts`)) as { schema: z.ZodObject };
    types.set(name, schema);
  }
  return schemasOf(types, iconNames());
}

/**
 * Reads the examples of a section type; the first is the one that editors copy.
 * @throws when the file is missing or has another shape than a list of names and sections
 */
export function readExamples(type: string): Example[] {
  const file = `${SECTIONS}/${type}/examples.yaml`;
  return parseExamples(file, readFileSync(file, 'utf8'));
}

type IconSet = Record<'icons' | 'aliases', Record<string, { parent?: string; hidden?: boolean }>>;

/** The names of all icons of the Lucide set, older names included. Hidden ones are no longer part of it. */
function iconNames(): Set<string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const entries = Object.entries({ ...icons, ...aliases });
  return new Set(entries.flatMap(([name, { hidden }]) => (hidden ? [] : name)));
}
