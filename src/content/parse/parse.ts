import type { Document } from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { recover } from '../recover/index.ts';
import type { Schemas } from '../schema/schemas.ts';
import { anyShape, type Shape } from '../schema/shape.ts';
import { Source } from './source.ts';
import { plainValue } from './tree.ts';

/** Parsed YAML: its value, the positions of everything in it, and its syntax errors. */
export interface Parsed {
  source: Source;
  /** The whole file, which for Markdown is more than its front matter. */
  whole: Source;
  /** The text that was parsed at last, with every syntax error repaired. */
  repaired: Source;
  document: Document;
  value: unknown;
  problems: Diagnostic[];
  /** Offset in the file of an offset in the repaired text. */
  toOriginal: (offset: number) => number;
  /** Whether no repair has changed the lines of a stretch of the repaired text. */
  untouched: (start: number, end: number) => boolean;
}

/**
 * Parses a content file's YAML with positions. Syntax errors are explained and repaired in memory.
 * @param file path for the problems
 * @param root what the file should hold
 */
export function parse(file: string, text: string, root: Shape, schemas: Schemas): Parsed {
  const source = new Source(file, text);
  const { text: repaired, document, diagnostics, toOriginal, untouched } = recover(source, root, schemas);
  return {
    source,
    whole: source,
    repaired: new Source(file, repaired),
    document,
    value: plainValue(document.contents),
    problems: diagnostics,
    toOriginal,
    untouched,
  };
}

/** The syntax errors in YAML that may hold any fields, such as the snippets of a guide. */
export const checkSyntax = (file: string, text: string, schemas: Schemas): Diagnostic[] =>
  parse(file, text, anyShape, schemas).problems;
