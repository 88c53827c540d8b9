import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';
import type { Schemas } from '../schema/schemas.ts';
import { anyShape, type Shape } from '../schema/shape.ts';
import { Draft } from '../slips/draft.ts';
import { aliases, leftovers } from '../slips/leftovers.ts';
import { refusal } from '../slips/refusal.ts';
import { untangle } from '../slips/untangle.ts';
import { Source } from './source.ts';
import { plainValue } from './tree.ts';
import { parseText } from './yaml.ts';

/** Parsed YAML: its value, the positions of everything in it, and its syntax errors. */
export interface Parsed {
  source: Source;
  /** The whole file, which for Markdown is more than its front matter. */
  whole: Source;
  /** The text that was parsed at last, with every slip repaired. */
  repaired: Source;
  document: Document;
  value: unknown;
  problems: Diagnostic[];
  /** Offset in the file of an offset in the repaired text. */
  toOriginal: (offset: number) => number;
  /** Whether no repair has changed the lines of a stretch of the repaired text. */
  untouched: (start: number, end: number) => boolean;
}

/** Slips of which the parser says nothing, although something is lost by them. */
const losses = new Set(['duplicate-key', 'lost-line', 'merge-conflict', 'second-document']);

/**
 * Parses a content file's YAML with positions. Slips are explained and repaired in memory, and the rest is read on.
 * @param file path for the problems
 * @param root what the file should hold
 */
export function parse(file: string, text: string, root: Shape, schemas: Schemas): Parsed {
  const source = new Source(file, text);
  const refused = refusal(source);
  if (refused) return outcome(new Draft(new Source(file, '')), parseText(''), [refused]);
  const written = parseText(text);
  const draft = untangle(source, root, schemas);
  if (draft.slips.length === 0 && written.errors.length === 0) {
    // Places are counted in the draft, whose lines end in one sign where those of the file may end in two.
    const document = draft.text === text ? written : parseText(draft.text);
    aliases(draft, document);
    return outcome(draft, document, draft.problems());
  }
  const document = leftovers(draft);
  if (
    written.errors.length === 0 &&
    isDeepStrictEqual(plainValue(written.contents), plainValue(document.contents))
  ) {
    // The file reads the same without the repairs: nothing was wrong that anyone could see, losses apart.
    const shown = draft.slips.filter(({ severity, code }) => severity === 'warning' || losses.has(code));
    draft.slips.splice(0, draft.slips.length, ...shown);
  }
  return outcome(draft, document, draft.problems());
}

/** The syntax errors in YAML that may hold any fields, such as the snippets of a guide. */
export const checkSyntax = (file: string, text: string, schemas: Schemas): Diagnostic[] =>
  parse(file, text, anyShape, schemas).problems;

function outcome(draft: Draft, document: Document, problems: Diagnostic[]): Parsed {
  const repaired = new Source(draft.source.file, draft.text);
  return {
    source: draft.source,
    whole: draft.source,
    repaired,
    document,
    value: plainValue(document.contents),
    problems,
    toOriginal: (offset) => draft.toOriginal(offset, repaired),
    untouched: (start, end) => draft.untouched(start, end, repaired),
  };
}
