import { dequal } from 'dequal/lite';
import type { Document } from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { Source } from '../parse/source.ts';
import { parseText, plainValue } from '../parse/tree.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import { characters } from './characters.ts';
import { conflict } from './conflict.ts';
import { FileEdits } from './file-edits.ts';
import { indentOf, isSilent } from './line.ts';
import { type Misfit, readLines } from './walk.ts';

/** A file as it could be read. */
export interface ReadYaml {
  source: Source;
  /** The text that was parsed at last: with every change that makes it readable, certain or not. */
  readable: Source;
  document: Document;
  problems: Diagnostic[];
  /** Offset in the file of an offset in the readable text. */
  toOriginal: (offset: number) => number;
  /** Lines, from 1, that may be misread; the end is exclusive. */
  unsure: [first: number, end: number] | undefined;
}

/** Parses a YAML file, and explains its syntax errors: signs wherever they are, of everything else the first. */
export function readYaml(source: Source, root: Shape, schemas: Schemas): ReadYaml {
  const edits = new FileEdits(source);
  conflict(edits);
  for (let at = 0; at < edits.lines.length; at++) characters(edits, at);
  // A file in brackets or braces has no lines to read.
  const inBrackets = /^\s*[[{]/.test(edits.lines.find((line) => !isSilent(line)) ?? '');
  const misfit = inBrackets ? undefined : readLines(edits, root, schemas);
  const [readable, document] = [new Source(source.file, edits.text), parseText(edits.text)];
  const written = edits.reports.length > 0 ? parseText(source.text) : document;
  const value = (one: Document) => plainValue(one.contents);
  if (written.errors.length === 0 && dequal(value(written), value(document)))
    // The file reads the same as it was written, so nothing that was changed was wrong.
    edits.reports = edits.reports.filter((one) => one.severity === 'warning' || one.changed.length === 0);
  const failed = document.errors.length > 0 ? failure(edits, misfit, document, readable) : undefined;
  const first = failed ?? (misfit?.misread ? misfit : undefined);
  if (failed) edits.reports = edits.reports.filter(({ line, certain }) => line < failed.line || certain);
  if (first) edits.report(first.line, first);
  edits.reports.sort((a, b) => a.line - b.line || a.from - b.from);
  return {
    ...{ source, readable, document },
    problems: edits.diagnostics(),
    toOriginal: (offset) => edits.toOriginal(offset, readable),
    unsure: first && [first.line, failed ? edits.lines.length + 1 : first.line + 2],
  };
}

/** What to say of the parser's messages. */
const messages: [RegExp, string][] = [
  [/escape/, 'A backslash inside double quotes means something else: write two of them for one.'],
  [/Missing ,/, 'In brackets, a comma parts each item from the next.'],
  [
    /^Flow|closing/,
    'What opens with a quote or bracket must close with the same, further in than its field.',
  ],
  [/./, 'YAML cannot read this line. Compare it with those around it: spaces in front, colon, dash, quotes.'],
];

/** Why the parser failed: the line that does not fit, or else where the parser stopped. */
function failure(edits: FileEdits, misfit: Misfit | undefined, { errors }: Document, read: Source): Misfit {
  const { lines } = edits;
  const [error] = errors;
  // At the end of a file, the parser means the last line with words.
  let line = Math.min(read.position(error?.pos[0] ?? 0).line - 1, lines.length - 1);
  while (line > 0 && isSilent(lines[line] ?? '')) line--;
  if (misfit) return misfit;
  const text = lines[line] ?? '';
  const [, message = ''] = messages.find(([pattern]) => pattern.test(error?.message ?? '')) ?? [];
  return { line, from: indentOf(text), to: text.trimEnd().length, code: 'syntax', message };
}
