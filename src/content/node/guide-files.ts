import type { Schemas } from '../schema/schemas.ts';
import { editorSchemas } from './editor-schemas.ts';
import { reference } from './reference.ts';

/** The files that are made from the schemas and kept in the repository, by path from the project's root. */
export function guideFiles(schemas: Schemas): Record<string, string> {
  const editors = Object.entries(editorSchemas(schemas)).map(
    ([name, schema]) => [`.vscode/${name}`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  );
  return { ...Object.fromEntries(editors), 'content/REFERENCE.md': reference(schemas) };
}
