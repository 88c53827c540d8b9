import type { Diagnostic } from '../diagnostic.ts';
import { Source } from './source.ts';

/** The fields at the beginning of a text: lines with a word and a colon. */
export const fields = /^(?:[A-Za-z][\w-]*:.*(?:\r?\n|$))*/;

const dashes = /^---[ \t]*$/;
/** A line of signs that people take for one of three dashes. */
const signs = /^[ \t]*(?:[-–—−_*+=~.][ \t]*)+$/;

/** The two lines around the front matter of a text where they are not as they should be, and what to do about them. */
export interface Edges {
  /** Offsets of the line above the fields, of the line below them, and of what follows that. */
  opening: number;
  closing: number;
  body: number;
  problems: Diagnostic[];
}

/** A line: its offset, its words without the line's end, and the offset of the next. */
interface Line {
  start: number;
  text: string;
  next: number;
}

function lineAt(text: string, start: number): Line {
  const end = text.indexOf('\n', start);
  const next = end < 0 ? text.length : end + 1;
  return { start, text: text.slice(start, next).replace(/\r?\n$/, ''), next };
}

/**
 * Finds the lines around the front matter where they have other signs than three dashes, or an empty line above them.
 * @returns nothing where both are right, or where there is no front matter between two such lines
 */
export function oddEdges(file: string, text: string): Edges | undefined {
  const opening = lineAt(text, /^(?:[ \t]*\r?\n)*/.exec(text)?.[0].length ?? 0);
  if (!signs.test(opening.text)) return undefined;
  const below = opening.next + (fields.exec(text.slice(opening.next))?.[0].length ?? 0);
  const closing = below > opening.next ? closingLine(text, below) : undefined;
  if (!closing) return undefined;
  const source = new Source(file, text);
  const problems = [
    ...(opening.start > 0 ? [emptyAbove(source, 0, opening.start)] : []),
    ...[opening, closing].filter((line) => !dashes.test(line.text)).map((line) => notDashes(source, line)),
  ];
  if (problems.length === 0) return undefined;
  return { opening: opening.start, closing: closing.start, body: closing.next, problems };
}

/** The line that ends the front matter: the one right below the fields, or else the first of three dashes. */
function closingLine(text: string, below: number): Line | undefined {
  const line = lineAt(text, below);
  if (signs.test(line.text) && !dashes.test(lineAt(text, line.next).text)) return line;
  const found = /^---[ \t]*\r?$/m.exec(text.slice(below));
  return found ? lineAt(text, below + found.index) : undefined;
}

function emptyAbove(source: Source, start: number, end: number): Diagnostic {
  const many = source.position(end).line > 2;
  return source.diagnostic(start, start, {
    severity: 'error',
    code: 'front-matter',
    message: 'A text begins with a line of three dashes, with nothing above it.',
    suggestion: many ? 'Delete the empty lines.' : 'Delete the empty line.',
    edits: [{ start, end, text: '' }],
  });
}

function notDashes(source: Source, { start, text }: Line): Diagnostic {
  const isIndented = dashes.test(text.trim());
  return source.diagnostic(start, start + text.trimEnd().length, {
    severity: 'error',
    code: 'front-matter',
    message: isIndented
      ? 'These three dashes must be at the very beginning of their line.'
      : `This line must be three dashes (---), not “${text.trim()}”.`,
    suggestion: '---',
    edits: [{ start, end: start + text.length, text: '---' }],
  });
}
