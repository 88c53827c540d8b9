import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'yaml';
import type { Problem } from './problem.ts';
import type { Shape } from './shape.ts';
import { Draft } from './recover/text-edits.ts';
import { aliases, leftovers } from './recover/leftovers.ts';
import { refusal } from './recover/unreadable-file.ts';
import { untangle } from './recover/untangle.ts';
import { Source } from './source.ts';
import type { Standards } from './standards.ts';
import { plainValue } from './tree.ts';
import { parseText } from './yaml.ts';

export { parseText } from './yaml.ts';

/** A YAML text after parsing: what it says, where everything stands, and what was wrong with its form. */
export interface Parsed {
  source: Source;
  /** The whole file, which for Markdown is more than its front matter. */
  whole: Source;
  /** The text that was parsed at last, with every slip repaired. */
  repaired: Source;
  document: Document;
  value: unknown;
  problems: Problem[];
  /** Offset in the file of an offset in the repaired text. */
  toOriginal: (offset: number) => number;
  /** Whether a stretch of the repaired text stands in lines that no repair has touched. */
  untouched: (start: number, end: number) => boolean;
}

/** Slips of which the parser says nothing, although something is lost by them. */
const losses = new Set(['duplicate-key', 'lost-line', 'merge-conflict', 'second-document']);

/**
 * Parses a content file's YAML with positions. Slips are explained and repaired in memory, and the rest is read on.
 * @param file path for the problems
 * @param root what the file should hold
 */
export function parse(file: string, text: string, root: Shape, standards: Standards): Parsed {
  const source = new Source(file, text);
  const refused = refusal(source);
  if (refused) return outcome(new Draft(new Source(file, '')), parseText(''), [refused]);
  const written = parseText(text);
  const draft = untangle(source, root, standards);
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
    const told = draft.slips.filter(({ severity, code }) => severity === 'warning' || losses.has(code));
    draft.slips.splice(0, draft.slips.length, ...told);
  }
  return outcome(draft, document, draft.problems());
}

function outcome(draft: Draft, document: Document, problems: Problem[]): Parsed {
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
