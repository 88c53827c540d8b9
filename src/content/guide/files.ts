import type { Standards } from '../standards.ts';
import { editorSchemas } from './editor-schemas.ts';
import { reference } from './reference.ts';

/** The files that are made from the schemas and kept in the repository, by path from the project's root. */
export function guideFiles(standards: Standards): Record<string, string> {
  const schemas = Object.entries(editorSchemas(standards)).map(
    ([name, schema]) => [`.vscode/${name}`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  );
  return { ...Object.fromEntries(schemas), 'content/REFERENCE.md': reference(standards) };
}
