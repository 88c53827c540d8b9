import { type Document, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';
import { Source } from './source.ts';
import { plainValue } from './tree.ts';

/** A YAML text after parsing: what it says, where everything stands, and what was wrong with its form. */
export interface Parsed {
  source: Source;
  document: Document;
  value: unknown;
  problems: Problem[];
}

/**
 * Parses a content file's YAML with positions.
 * @param file path for the problems
 */
export function parse(file: string, text: string): Parsed {
  const source = new Source(file, text);
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const problems = document.errors
    .slice(0, 1)
    .map(({ pos, message }) => source.problem(pos[0], pos[1], { code: 'syntax', message: `${message}.` }));
  return { source, document, value: plainValue(document.contents), problems };
}
