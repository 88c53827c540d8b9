import type { Diagnostic } from './diagnostic.ts';
import { Source } from './parse/source.ts';
import { plainValue } from './parse/tree.ts';
import { unreadable } from './parse/unreadable.ts';
import type { Schemas } from './schema/schemas.ts';
import { anyShape, type Shape } from './schema/shape.ts';
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
  const refused = unreadable(source);
  const read = readYaml(refused ? new Source(file, '') : source, root, schemas);
  if (refused) read.problems = [refused];
  return { ...read, source, whole: source, value: plainValue(read.document.contents) };
}

/** The syntax errors in YAML that may hold any fields, such as the snippets of a guide. */
export const checkSyntax = (file: string, text: string, schemas: Schemas): Diagnostic[] =>
  parse(file, text, anyShape, schemas).problems;
