import type { z } from 'zod';
import { type Example, parseExamples, type Schemas, schemasOf } from '../../content/index.ts';

const schemas = import.meta.glob<z.ZodObject>('../../site/sections/*/schema.ts', {
  eager: true,
  import: 'schema',
});
const examples = import.meta.glob<string>('../../site/sections/*/examples.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const typeOf = (path: string) => path.split('/').at(-2) ?? '';

/** The schemas of all section types, as `loadSchemas` reads them from the disk. @param icons names of all icons */
export function bundledSchemas(icons: readonly string[]): Schemas {
  const types = Object.entries(schemas).map(([path, schema]) => [typeOf(path), schema] as const);
  return schemasOf(new Map(types.sort(([one], [other]) => (one < other ? -1 : 1))), new Set(icons));
}

/** The examples of a section type. */
export function bundledExamples(type: string): Example[] {
  const path = `../../site/sections/${type}/examples.yaml`;
  return parseExamples(path, examples[path] ?? '');
}
