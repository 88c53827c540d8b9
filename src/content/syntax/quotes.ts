import { writeText } from '../explain/snippet.ts';
import type { Finding } from './file-edits.ts';

/** What is wrong with a value as it is written, and how it should be written; columns count from its beginning. */
export interface ValueFinding extends Finding {
  text: string;
}

/** The finding of a value that should be a text: all of it is marked, and the fix is certain, unless `about` says otherwise. */
export function writeAs(
  value: string,
  text: string,
  code: Finding['code'],
  message: string,
  about: Partial<ValueFinding> = {},
): ValueFinding {
  return { from: 0, to: value.length, certain: true, code, message, text: writeText(text), ...about };
}

const odd = /^[“”„‟«»‘’‚″]/;
const wrapped =
  /^[“”„‟"](.*)[“”‟"]$|^[‘’‚'](.*)[‘’']$|^«\s*(.*?)\s*»$|^»(.*)«$|^″(.*)″$|^\\(?:"|')(.*)\\(?:"|')$/s;
const CURLY = 'These curly quotes would be part of the text; YAML knows only straight ones.';

/** Quotes around a value that YAML does not know, or that do not go around all of it. */
export const misquoted = (value: string) => oddQuotes(value) ?? straightQuotes(value);

/** Quotes that only people know, around a whole text. */
function oddQuotes(value: string): ValueFinding | undefined {
  if (!odd.test(value) && !/^["'].*[“”‟‘’]$|^\\["']/.test(value)) return undefined;
  const text = (wrapped.exec(value) ?? []).slice(1).find((part) => part !== undefined);
  if (text === undefined || /[“”„«»\\]/.test(text)) return undefined;
  if (value.startsWith('\\'))
    return writeAs(value, text, 'backslash', 'No backslash is needed before the quotes around a text.');
  return writeAs(value, text, 'curly-quotes', /^[«»″]/.test(value) ? CURLY.replace('curly ', '') : CURLY);
}

/** Curly quotes around the items of a list in brackets, or the values of a group in braces. */
export function quotesInBrackets(value: string): ValueFinding | undefined {
  const text = value.replace(/([[{,:]\s*)[“”„]([^“”„"]*)[“”](?=\s*[,\]}])/g, '$1"$2"');
  if (text === value) return undefined;
  return writeAs(value, '', 'curly-quotes', CURLY, { from: value.search(/[“”„]/), text });
}

/** A value in straight quotes with more behind the closing one. */
function straightQuotes(value: string): ValueFinding | undefined {
  const mark = value.charAt(0);
  const end = mark === '"' || mark === "'" ? closingQuote(value, mark) : -1;
  const rest = value.slice(end + 1);
  if (end < 0 || /^\s*(#.*)?$/.test(rest)) return undefined;
  if (/^\s*[,;\]}]+\s*$/.test(rest)) {
    const message = `There is a “${rest.trim()}” behind the closing quote.`;
    return writeAs(value, '', 'text-after-quote', message, { from: end + 1, text: value.slice(0, end + 1) });
  }
  const isPart = /\S/.test(value.charAt(end - 1)) && /[\s.,;:!?)–—-]/.test(value.charAt(end + 1));
  if (isPart || !value.endsWith(mark)) {
    const message = 'Quotes around a part of a text confuse YAML; they have to go around all of it.';
    return writeAs(value, value, 'text-after-quote', message, { from: end });
  }
  const message = `This ${mark === '"' ? 'quote' : 'apostrophe'} ends the text too early; what follows it is not understood.`;
  const text = value.slice(1, -1);
  const about = { from: end, to: end + 1 };
  return writeAs(value, mark === "'" ? text.replaceAll("''", "'") : text, 'quote-in-quotes', message, about);
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

/** A quote that opens a value and is closed nowhere. An apostrophe may be one, and a text may end in inches. */
export function unclosedQuote(value: string): ValueFinding {
  const text = value.startsWith('"') ? `${value}"` : `"${value}"`;
  const about = { to: 1, text, certain: /^"(?:.*[^"'])?$/.test(value) };
  return writeAs(value, '', 'unclosed-quote', 'The quote that opens here is never closed.', about);
}

/** A closing quote whose opening one is missing. */
export function unopenedQuote(value: string): ValueFinding | undefined {
  if (!/["”]$/.test(value) || /["“”„]/.test(value.slice(0, -1))) return undefined;
  const isInch = /\d["”]$/.test(value) && !/^\d{4}\D/.test(value);
  return {
    ...{ from: value.length - 1, to: value.length, code: 'quote-not-opened', certain: !isInch },
    ...(isInch ? { severity: 'warning' } : {}),
    message: 'A quote closes here that was never opened.',
    text: writeText(value.slice(0, -1)),
  };
}
