import type { Diagnostic } from '../diagnostic.ts';
import { Source } from './source.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a file as UTF-8. A file in another encoding is reported, and decoded as well as possible.
 * @param file path for the problem
 */
export function decode(file: string, bytes: Uint8Array): { text: string; problem?: Diagnostic } {
  if (bytes.length > 5_000_000) return tooLarge(file, bytes.length);
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  if (wide) return wrongEncoding(file, new TextDecoder(wide).decode(bytes), 0, 'UTF-16');
  try {
    return { text: utf8.decode(bytes) };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // Here, one byte is one character.
    const text = new TextDecoder('windows-1252').decode(bytes);
    return wrongEncoding(file, text, firstInvalid(bytes), 'another encoding');
  }
}

/** Encodes a text as its file was: with a byte order mark if that had one, which `decode` leaves out. */
export function encodeLike(text: string, before: Uint8Array): Uint8Array {
  const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf;
  return new TextEncoder().encode(hasMark ? `\uFEFF${text}` : text);
}

const longestText = 300_000;
const longestLine = 10_000;

/** A text that is too long to be checked in reasonable time. */
export function tooLong(source: Source): Diagnostic | undefined {
  const { text, lineStarts } = source;
  const suggestion = 'Look for something that was pasted by accident, or split the text in two.';
  const about = { code: 'too-large', suggestion } as const;
  if (text.length > longestText) {
    const message = `This file is too large: ${Math.round(text.length / 1000)} thousand characters; 300 thousand is the limit.`;
    return source.diagnostic(0, 0, { ...about, message });
  }
  const long = lineStarts.find((start, at) => (lineStarts[at + 1] ?? text.length) - start > longestLine);
  if (long === undefined) return undefined;
  const message = 'This line is too long; 10 thousand characters is the limit.';
  return source.diagnostic(long, long + 1, { ...about, message });
}

/** A file this large is not decoded at all. */
function tooLarge(file: string, size: number) {
  const problem = new Source(file, '').diagnostic(0, 0, {
    code: 'too-large',
    message: `This file is far too large to be content: ${Math.round(size / 1e6)} MB.`,
    suggestion: 'Look for something that was pasted by accident; pictures belong into content/images.',
  });
  return { text: '', problem };
}

function wrongEncoding(file: string, text: string, at: number, encoding: string) {
  const problem = new Source(file, text).diagnostic(at, at + 1, {
    code: 'wrong-encoding',
    message: `This file is saved in ${encoding}; from here on, letters with accents and dashes would come out wrong.`,
    suggestion: 'Save it again with the encoding “UTF-8”.',
  });
  return { text, problem };
}

/** The first byte that is not UTF-8: the first that comes out as a replacement character. */
function firstInvalid(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return new TextEncoder().encode(text.slice(0, text.indexOf('\ufffd'))).length;
}
