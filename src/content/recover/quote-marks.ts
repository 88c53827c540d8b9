import { writeText } from '../explain/snippet.ts';
import type { ValueSlip } from './values.ts';

const odd = /^[“”„‟«»‘’‚″]/;
const wrapped = /^[“”„‟"](.*)[“”‟"]$|^[‘’‚'](.*)[‘’']$|^«\s*(.*?)\s*»$|^»(.*)«$|^″(.*)″$/s;

/** Quotes that only people know, around a whole text. */
export function oddQuotes(value: string): ValueSlip | undefined {
  if (!odd.test(value) && !/^["'].*[“”‟‘’]$/.test(value)) return undefined;
  const text = wrapped
    .exec(value)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (text === undefined || /[“”„«»]/.test(text)) return undefined;
  if (/^['"]/.test(value) && value.slice(1).includes(value.charAt(0))) return undefined;
  const kind = /^[«»″]/.test(value) ? 'quotes' : 'curly quotes';
  return {
    from: 0,
    to: value.length,
    code: 'curly-quotes',
    message: `These ${kind} would be part of the text; YAML knows only straight ones.`,
    text: writeText(text),
    certain: true,
  };
}

/** Straight quotes written twice at both ends, or with a backslash before each. */
export function overdoneQuotes(value: string): ValueSlip | undefined {
  const twice = /^(""|'')(.*[^"'\s])\1$/.exec(value)?.[2];
  const escaped = /^\\(["'])([^"'\\]*)\\\1$/.exec(value)?.[2];
  const text = twice ?? escaped;
  if (text === undefined) return undefined;
  return {
    from: 0,
    to: value.length,
    code: twice === undefined ? 'backslash' : 'quote-in-quotes',
    message:
      twice === undefined
        ? 'No backslash is needed before the quotes around a text.'
        : 'One quote at each end of the text is enough.',
    text: writeText(text),
    certain: true,
  };
}

/** Curly quotes around the items of a list in brackets, or the values of a group in braces. */
export function quotesInBrackets(value: string): ValueSlip | undefined {
  const quoted = /([[{,:]\s*)[“”„]([^“”„"]*)[“”](?=\s*[,\]}])/g;
  const text = value.replace(quoted, '$1"$2"');
  if (text === value) return undefined;
  return {
    from: value.search(/[“”„]/),
    to: value.length,
    code: 'curly-quotes',
    message: 'These curly quotes would be part of the text; YAML knows only straight ones.',
    text,
    certain: true,
  };
}
