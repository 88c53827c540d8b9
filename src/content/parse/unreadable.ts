import type { Diagnostic } from '../diagnostic.ts';
import { tooLong } from './decode.ts';
import type { Source } from './source.ts';

const deepest = 60;

/** A file that is not read at all: too large, nested too deeply, or binary. */
export function unreadable(source: Source): Diagnostic | undefined {
  const { text } = source;
  const zero = text.indexOf('\0');
  if (zero >= 0) {
    return source.diagnostic(zero, zero + 1, {
      code: 'not-text',
      message: 'This is not a text file.',
      suggestion: 'Save it as plain text, encoded as UTF-8.',
    });
  }
  const deep = tooDeep(text);
  if (deep !== undefined) {
    return source.diagnostic(deep, deep + 1, {
      code: 'too-deep',
      message: 'Here the file is nested deeper than anything on this site; it is not read.',
      suggestion: 'Look for brackets, braces or dashes that were repeated by accident.',
    });
  }
  return tooLong(source);
}

/** The offset at which brackets, dashes or indentation go deeper than any content does. */
function tooDeep(text: string): number | undefined {
  const dashes = new RegExp(`^[ \\t]*(?:[-?][ \\t]+){${deepest}}`, 'm').exec(text);
  if (dashes) return dashes.index;
  const spaces = new RegExp(`^[ \\t]{${deepest * 8}}`, 'm').exec(text);
  if (spaces) return spaces.index;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === 0x5b || letter === 0x7b) {
      if (++depth > deepest) return at;
    } else if (letter === 0x5d || letter === 0x7d) depth = Math.max(0, depth - 1);
    else if (letter === 0x0a && depth > 0 && text.charCodeAt(at + 1) > 0x20) depth = 0;
  }
  return undefined;
}
