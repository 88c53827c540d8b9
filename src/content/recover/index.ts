import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'yaml';
import type { Code } from '../codes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { Source } from '../parse/source.ts';
import { plainValue } from '../parse/tree.ts';
import { parseText } from '../parse/yaml.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import { applySteps } from './apply-steps.ts';
import { characters } from './characters.ts';
import { isSilent, readEntry } from './line.ts';
import { MAX_MISTAKES, tooMany } from './mistake.ts';
import { reportAliases, reportParserErrors } from './parser-errors.ts';
import { search } from './search.ts';
import { TextEdits } from './text-edits.ts';
import { unreadableFile } from './unreadable-file.ts';
import { wholeFile } from './whole-file.ts';

/** A file after recovery. */
export interface Recovered {
  source: Source;
  /** The text that was parsed at last: every repair is made, certain or not, so that the rest can be checked. */
  repaired: Source;
  document: Document;
  problems: Diagnostic[];
  /** Offset in the file of an offset in the repaired text. */
  toOriginal: (offset: number) => number;
  /** Whether no repair has changed the lines of a stretch of the repaired text. */
  untouched: (start: number, end: number) => boolean;
}

/** Mistakes by which something is lost although YAML reads the same with and without them. */
const losses: ReadonlySet<Code> = new Set([
  'duplicate-key',
  'left-over',
  'lost-line',
  'merge-conflict',
  'second-document',
]);

/**
 * Explains the syntax errors of a YAML file and repairs them in memory.
 * @param root what the file should hold
 */
export function recover(source: Source, root: Shape, schemas: Schemas): Recovered {
  const unreadable = unreadableFile(source);
  if (unreadable)
    return { ...outcome(new TextEdits(new Source(source.file, ''))), source, problems: [unreadable] };
  const edits = repaired(source, root, schemas);
  // The parser would make an error object of each of thousands of lines, and none would be reported.
  if (edits.repairs.some(({ code }) => code === tooMany.code)) return outcome(edits);
  const written = parseText(source.text);
  if (edits.repairs.length === 0 && written.errors.length === 0) return outcome(edits);
  reportParserErrors(edits);
  const { contents } = parseText(edits.text);
  if (written.errors.length === 0 && isDeepStrictEqual(plainValue(written.contents), plainValue(contents))) {
    // The file reads the same without the repairs: apart from losses, nothing was wrong.
    edits.repairs = edits.repairs.filter(({ severity, code }) => severity === 'warning' || losses.has(code));
  }
  return outcome(edits);
}

/** The file with the repairs of the detectors and of the cheapest reading. */
function repaired(source: Source, root: Shape, schemas: Schemas): TextEdits {
  const edits = new TextEdits(source);
  wholeFile(edits);
  // A file in brackets or braces has no lines to read.
  if (/^\s*[[{]/.test(edits.lines.find((line) => !isSilent(line)) ?? '')) return edits;
  for (let at = 0; at < edits.lines.length; at++) characters(edits, at);
  const lines = [...edits.lines];
  const linesOf = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const { key } = readEntry(line);
    if (key === undefined) continue;
    const known = linesOf.get(key);
    if (known) known.push(at);
    else linesOf.set(key, [at]);
  }
  const widest = edits.original.reduce((most, { length }) => Math.max(most, length), 0);
  applySteps(edits, search({ lines, schemas, linesOf, widest }, root));
  stopAfterTooMany(edits);
  return edits;
}

function stopAfterTooMany(edits: TextEdits): void {
  const line = edits.repairs[MAX_MISTAKES]?.line;
  if (line === undefined) return;
  edits.repairs = edits.repairs.slice(0, MAX_MISTAKES);
  const rest = edits.repair(line, '', {
    from: 0,
    to: edits.original[line]?.length ?? 0,
    ...tooMany,
  });
  edits.clear(rest, line + 1, edits.lines.length - 1);
}

function outcome(edits: TextEdits): Recovered {
  const { source, text } = edits;
  const document = parseText(text);
  const repaired = new Source(source.file, text);
  reportAliases(edits, document, repaired);
  return {
    source,
    repaired,
    document,
    problems: edits.diagnostics(),
    toOriginal: (offset) => edits.toOriginal(offset, repaired),
    untouched: (start, end) => edits.untouched(start, end, repaired),
  };
}
