import { isPlainSafe, writeText } from '../explain/snippet.ts';
import type { Shape } from '../schema/shape.ts';
import type { ValueSlip } from './values.ts';

/** A value in straight quotes: text behind the closing quote, or a backslash that means nothing. */
export function quoted(value: string, shape: Shape | undefined): ValueSlip | undefined {
  const mark = value.charAt(0);
  if (mark !== '"' && mark !== "'") return undefined;
  const end = closing(value, mark);
  if (end < 0) return undefined;
  const rest = value.slice(end + 1);
  if (/^\s*(#.*)?$/.test(rest)) return mark === '"' ? escapes(value, end) : undefined;
  if (/^\s*[,;\]}]+\s*$/.test(rest)) {
    return {
      from: end + 1,
      to: value.length,
      code: 'text-after-quote',
      message: `There is a “${rest.trim()}” behind the closing quote.`,
      text: value.slice(0, end + 1),
      certain: true,
    };
  }
  const inside = tailInside(value, end, shape);
  if (inside) return inside;
  const part = /\S/.test(value.charAt(end - 1)) && /[\s.,;:!?)–—-]/.test(value.charAt(end + 1));
  const closes = value.lastIndexOf(mark) === value.length - 1 && !part;
  const whole = closes ? value.slice(1, -1) : value;
  const name = mark === '"' ? 'quote' : 'apostrophe';
  return {
    from: end,
    to: closes ? end + 1 : value.length,
    code: closes ? 'quote-in-quotes' : 'text-after-quote',
    message: closes
      ? `This ${name} ends the text too early; what follows it is not understood.`
      : 'Quotes around a part of a text confuse YAML; they have to go around all of it.',
    text: writeText(mark === "'" && closes ? whole.replaceAll("''", "'") : whole),
    certain: true,
  };
}

/** Longest number, year or similar value; such values are never quoted in part or broken in two. */
const shortest = 20;

export const isShort = (shape: Shape | undefined) => shape?.max !== undefined && shape.max <= shortest;

/**
 * Text behind a closing quote that belongs in front of it: signs alone, the rest of a short value, or text behind a
 * value that needs quotes.
 */
function tailInside(value: string, end: number, shape: Shape | undefined): ValueSlip | undefined {
  const inner = value.slice(1, end);
  const rest = value.slice(end + 1).trimEnd();
  if (/["'\\]/.test(inner + rest)) return undefined;
  const isOne = /^[^\p{L}\p{N}]+$/u.test(rest) || isShort(shape);
  if (!isOne && isPlainSafe(inner)) return undefined;
  return {
    from: end,
    to: value.length,
    code: 'text-after-quote',
    message: 'The closing quote is too early: the words behind it belong to the text.',
    text: value.charAt(0) + inner + rest + value.charAt(0),
    certain: isOne,
  };
}

/** Where the quote that opens a value closes; -1 when it does not. */
export function closing(value: string, mark: string): number {
  for (let at = 1; at < value.length; at++) {
    if (mark === '"' && value[at] === '\\') at++;
    else if (value[at] === mark) {
      if (mark === "'" && value[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}

function escapes(value: string, end: number): ValueSlip | undefined {
  const bad = /(?<!\\)(?:\\\\)*\\(?!["\\/0abefnrtvNLP_ \tx]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/.exec(
    value.slice(0, end),
  );
  if (!bad) return undefined;
  const at = bad.index + bad[0].length - 1;
  return {
    from: at,
    to: at + 2,
    code: 'backslash',
    message: 'A backslash inside double quotes has a special meaning, and this one has none.',
    text: writeText(value.slice(1, end)),
    certain: false,
  };
}
