import { Source } from './parse/source.ts';
import { plainValue } from './parse/tree.ts';
import type { Schemas } from './schema/schemas.ts';
import type { Shape } from './schema/shape.ts';
import { type ReadYaml, readYaml } from './syntax/index.ts';

/** Parsed YAML: its value, the positions of everything in it, and its syntax errors. */
export interface Parsed extends ReadYaml {
  /** The whole file, which for Markdown is more than its front matter. */
  whole: Source;
  value: unknown;
}

/**
 * Parses a content file's YAML with positions. Syntax errors are explained, and fixed in memory where their signs are clear.
 * @param file path for the problems
 * @param root what the file should hold
 */
export function parse(file: string, text: string, root: Shape, schemas: Schemas): Parsed {
  const source = new Source(file, text);
  const read = readYaml(source, root, schemas);
  return { ...read, whole: source, value: plainValue(read.document.contents) };
}
