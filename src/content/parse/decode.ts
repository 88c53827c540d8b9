import type { Diagnostic } from '../diagnostic.ts';
import { Source } from './source.ts';

/** What is larger was pasted by accident: the bytes of a file, the letters of a line, the groups within groups. */
const LARGEST = 400_000;
const LONGEST_LINE = 10_000;
const DEEPEST = 60;

const PASTED = 'Look for something that was pasted by accident, or split the text in two.';

/**
 * Decodes a file as UTF-8. A file in another encoding is reported, and decoded as well as possible; of one that cannot be
 * checked in reasonable time the text is empty.
 * @param file path for the problem
 */
export function decode(file: string, bytes: Uint8Array): { text: string; problem?: Diagnostic } {
  if (bytes.length > LARGEST) {
    const message = `This file is too large: ${Math.round(bytes.length / 1000)} kB; ${LARGEST / 1000} kB is the limit.`;
    const problem = new Source(file, '').diagnostic(0, 0, { code: 'too-large', message, suggestion: PASTED });
    return { text: '', problem };
  }
  const { text, at, encoding } = decoded(bytes);
  const source = new Source(file, text);
  const refused = refusal(source);
  if (refused || at === undefined) return refused ? { text: '', problem: refused } : { text };
  const problem = source.diagnostic(at, at + 1, {
    code: 'wrong-encoding',
    message: `This file is saved in ${encoding}; from here on, letters with accents and dashes would come out wrong.`,
    suggestion: 'Save it again with the encoding “UTF-8”.',
  });
  return { text, problem };
}

/** Encodes a text as its file was: with a byte order mark if that had one, which `decode` leaves out. */
export function encodeLike(text: string, before: Uint8Array): Uint8Array {
  const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf;
  return new TextEncoder().encode(hasMark ? `\uFEFF${text}` : text);
}

/** The text in some bytes; of another encoding than UTF-8, with the offset from which it matters. */
function decoded(bytes: Uint8Array): { text: string; at?: number; encoding?: string } {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff && 'utf-16be';
  if (wide) return { text: new TextDecoder(wide).decode(bytes), at: 0, encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // In this one, one byte is one character. The first that is not UTF-8 comes out as a replacement character.
    const [right] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\ufffd', 1);
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, at: new TextEncoder().encode(right).length, encoding: 'another encoding' };
  }
}

/** Why a text is not checked: it is binary, nested too deeply, or has a line that is too long. */
function refusal(source: Source): Diagnostic | undefined {
  const { text, lineStarts } = source;
  const report = (at: number, code: string, message: string, suggestion: string) =>
    source.diagnostic(at, at + 1, { code, message, suggestion });
  const zero = text.indexOf('\0');
  if (zero >= 0)
    return report(zero, 'not-text', 'This is not a text file.', 'Save it as plain text, encoded as UTF-8.');
  const deep = tooDeep(text);
  if (deep !== undefined) {
    const message = 'Here the file is nested deeper than anything on this site; it is not read.';
    const suggestion = 'Look for brackets, braces or dashes that were repeated by accident.';
    return report(deep, 'too-deep', message, suggestion);
  }
  const long = lineStarts.find((start, at) => (lineStarts[at + 1] ?? text.length) - start > LONGEST_LINE);
  const message = `This line is too long; ${LONGEST_LINE / 1000} thousand characters is the limit.`;
  return long === undefined ? undefined : report(long, 'too-large', message, PASTED);
}

/** The offset at which brackets, dashes or indentation go deeper than any content does. */
function tooDeep(text: string): number | undefined {
  const inwards = new RegExp(`^[ \\t]*(?:[-?][ \\t]+){${DEEPEST}}|^[ \\t]{${DEEPEST * 8}}`, 'm').exec(text);
  if (inwards) return inwards.index;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1);
    else if (letter === '\n' && /\S/.test(text.charAt(at + 1))) depth = 0;
    if (depth > DEEPEST) return at;
  }
  return undefined;
}
