import { isPlainSafe, writeText } from '../explain/snippet.ts';
import type { Shape } from '../schema/shape.ts';
import { type ValueRepair, writeAs } from './value-repair.ts';

const odd = /^[“”„‟«»‘’‚″]/;
const wrapped = /^[“”„‟"](.*)[“”‟"]$|^[‘’‚'](.*)[‘’']$|^«\s*(.*?)\s*»$|^»(.*)«$|^″(.*)″$/s;

/** Quotes that only people know, around a whole text. */
export function oddQuotes(value: string): ValueRepair | undefined {
  if (!odd.test(value) && !/^["'].*[“”‟‘’]$/.test(value)) return undefined;
  const text = (wrapped.exec(value) ?? []).slice(1).find((part) => part !== undefined);
  if (text === undefined || /[“”„«»]/.test(text)) return undefined;
  const kind = /^[«»″]/.test(value) ? 'quotes' : 'curly quotes';
  const message = `These ${kind} would be part of the text; YAML knows only straight ones.`;
  return writeAs(value, text, 'curly-quotes', message);
}

/** Straight quotes written twice at both ends, or with a backslash before each. */
export function overdoneQuotes(value: string): ValueRepair | undefined {
  const [, , twice] = /^(""|'')(.*[^"'\s])\1$/.exec(value) ?? [];
  if (twice) return writeAs(value, twice, 'quote-in-quotes', 'One quote at each end of the text is enough.');
  const [, , escaped] = /^\\(["'])([^"'\\]*)\\\1$/.exec(value) ?? [];
  if (escaped === undefined) return undefined;
  return writeAs(value, escaped, 'backslash', 'No backslash is needed before the quotes around a text.');
}

/** Curly quotes around the items of a list in brackets, or the values of a group in braces. */
export function quotesInBrackets(value: string): ValueRepair | undefined {
  const text = value.replace(/([[{,:]\s*)[“”„]([^“”„"]*)[“”](?=\s*[,\]}])/g, '$1"$2"');
  if (text === value) return undefined;
  const message = 'These curly quotes would be part of the text; YAML knows only straight ones.';
  return writeAs(value, '', 'curly-quotes', message, { from: value.search(/[“”„]/), text });
}

/** A value in straight quotes: text behind the closing quote, or a backslash that means nothing. */
export function straightQuotes(value: string, shape: Shape | undefined): ValueRepair | undefined {
  const mark = value.charAt(0);
  const end = mark === '"' || mark === "'" ? closingQuote(value, mark) : -1;
  if (end < 0) return undefined;
  const rest = value.slice(end + 1);
  if (/^\s*(#.*)?$/.test(rest)) return mark === '"' ? escapes(value, end) : undefined;
  if (/^\s*[,;\]}]+\s*$/.test(rest)) {
    const message = `There is a “${rest.trim()}” behind the closing quote.`;
    return writeAs(value, '', 'text-after-quote', message, { from: end + 1, text: value.slice(0, end + 1) });
  }
  const inside = tailInside(value, end, shape);
  if (inside) return inside;
  const isPart = /\S/.test(value.charAt(end - 1)) && /[\s.,;:!?)–—-]/.test(value.charAt(end + 1));
  if (isPart || !value.endsWith(mark)) {
    const message = 'Quotes around a part of a text confuse YAML; they have to go around all of it.';
    return writeAs(value, value, 'text-after-quote', message, { from: end });
  }
  const message = `This ${mark === '"' ? 'quote' : 'apostrophe'} ends the text too early; what follows it is not understood.`;
  const text = value.slice(1, -1);
  return writeAs(value, mark === "'" ? text.replaceAll("''", "'") : text, 'quote-in-quotes', message, {
    from: end,
    to: end + 1,
  });
}

/** Longest number, year or similar value; such values are never quoted in part or broken in two. */
const shortest = 20;

export const isShort = (shape: Shape | undefined) => shape?.max !== undefined && shape.max <= shortest;

/**
 * Text behind a closing quote that belongs in front of it: signs alone, the rest of a short value, or text behind a
 * value that needs quotes.
 */
function tailInside(value: string, end: number, shape: Shape | undefined): ValueRepair | undefined {
  const [mark, inner, rest] = [value.charAt(0), value.slice(1, end), value.slice(end + 1).trimEnd()];
  if (/["'\\]/.test(inner + rest)) return undefined;
  const certain = /^[^\p{L}\p{N}]+$/u.test(rest) || isShort(shape);
  if (!certain && isPlainSafe(inner)) return undefined;
  const message = 'The closing quote is too early: the words behind it belong to the text.';
  return writeAs(value, '', 'text-after-quote', message, {
    from: end,
    text: mark + inner + rest + mark,
    certain,
  });
}

/** Where the quote that opens a value closes; -1 when it does not. */
export function closingQuote(value: string, mark: string): number {
  for (let at = 1; at < value.length; at++) {
    if (mark === '"' && value[at] === '\\') at++;
    else if (value[at] === mark) {
      if (mark === "'" && value[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}

function escapes(value: string, end: number): ValueRepair | undefined {
  const bad = /(?<!\\)(?:\\\\)*\\(?!["\\/0abefnrtvNLP_ \tx]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/.exec(
    value.slice(0, end),
  );
  if (!bad) return undefined;
  const from = bad.index + bad[0].length - 1;
  const message = 'A backslash inside double quotes has a special meaning, and this one has none.';
  return writeAs(value, value.slice(1, end), 'backslash', message, { from, to: from + 2, certain: false });
}

/** A closing quote whose opening one is missing. */
export function unopenedQuote(value: string): ValueRepair | undefined {
  if (!/["”]$/.test(value) || /["“”„]/.test(value.slice(0, -1))) return undefined;
  const isInch = /\d["”]$/.test(value) && !/^\d{4}\D/.test(value);
  return {
    from: value.length - 1,
    to: value.length,
    code: 'quote-not-opened',
    ...(isInch ? { severity: 'warning' } : {}),
    message: 'A quote closes here that was never opened.',
    text: writeText(value.slice(0, -1)),
    certain: !isInch,
  };
}
