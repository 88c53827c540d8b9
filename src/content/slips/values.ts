import { aloneHere, cleanAddress } from '../clean-address.ts';
import type { Shape } from '../shape.ts';
import { writeText } from '../snippet.ts';
import { oddQuotes, overdoneQuotes, quotesInBrackets } from './quote-marks.ts';
import { leadingSign } from './signs.ts';

/** What is wrong with a value as it is written, and what to write instead. */
export interface ValueSlip {
  code: string;
  severity?: 'warning';
  message: string;
  /** Offsets into the value. */
  from: number;
  to: number;
  /** The value as it should be written. */
  text: string;
  certain: boolean;
}

const blockHeader = /^[|>](?:[+-]?[1-9]?|[1-9][+-])(?:[ \t]+#.*)?$/;

/** Whether a value begins text of several lines, indented under it. */
export const isBlockHeader = (value: string) => blockHeader.test(value);

/**
 * Finds the slip in a one-line value that should be a text.
 * @param shape what the value should be, where that is known
 */
export function valueSlip(value: string, shape: Shape | undefined): ValueSlip | undefined {
  const textual = shape === undefined || shape.kind === 'text' || shape.kind === 'choice';
  if (value === '' || blockHeader.test(value)) return undefined;
  if (!textual && /^[[{]/.test(value)) return quotesInBrackets(value);
  if (!textual && value.startsWith('#')) return undefined;
  const slip =
    oddQuotes(value) ??
    overdoneQuotes(value) ??
    quoted(value) ??
    comment(value, shape) ??
    leadingSign(value) ??
    colon(value) ??
    stray(value);

  if (!slip) return undefined;
  const address = slip.code === 'curly-quotes' ? undefined : addressSlip(value, shape);
  if (address) return address;
  // A sign that does not belong into a name of something is more likely a slip itself than meant.
  const name = shape?.field !== undefined && shape.field !== 'text' && !/^#[a-z]/.test(value);
  return name && slip.code !== 'curly-quotes' ? { ...slip, certain: false } : slip;
}

/** What YAML stumbles over in an address is most often something around it that quotes would only keep. */
function addressSlip(value: string, shape: Shape | undefined): ValueSlip | undefined {
  const kind = shape?.field;
  if (kind !== 'link' && kind !== 'email' && kind !== 'phone') return undefined;
  const address = cleanAddress(value, kind);
  if (address === undefined) return undefined;
  const certain = !value.includes('#');
  return {
    from: 0,
    to: value.length,
    code: `bad-${kind}`,
    message: aloneHere(kind),
    text: writeText(address),
    certain,
  };
}

/** A value in straight quotes: text behind the closing quote, or a backslash that means nothing. */
function quoted(value: string): ValueSlip | undefined {
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
      message: `A “${rest.trim()}” stands behind the closing quote.`,
      text: value.slice(0, end + 1),
      certain: true,
    };
  }
  const part = /\S/.test(value.charAt(end - 1)) && /[\s.,;:!?)–—-]/.test(value.charAt(end + 1));
  const closes = value.lastIndexOf(mark) === value.length - 1 && !part;
  const inner = closes ? value.slice(1, -1) : value;
  const name = mark === '"' ? 'quote' : 'apostrophe';
  return {
    from: end,
    to: closes ? end + 1 : value.length,
    code: closes ? 'quote-in-quotes' : 'text-after-quote',
    message: closes
      ? `This ${name} ends the text too early; what follows it is not understood.`
      : 'Quotes around a part of a text confuse YAML; they have to go around all of it.',
    text: writeText(mark === "'" && closes ? inner.replaceAll("''", "'") : inner),
    certain: true,
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

/** A number sign that turns the rest of the line into a comment. */
function comment(value: string, shape: Shape | undefined): ValueSlip | undefined {
  if (/^["']/.test(value)) return undefined;
  const at = value.startsWith('#') ? 0 : value.search(/\s#/) + 1;
  if (at === 0 && !value.startsWith('#')) return undefined;
  const spaced = /^#(\s|$)/.test(value.slice(at));
  const copy = shape?.field === 'text';
  const [, heading] = /^#{2,6}\s+(\S.*)$/.exec(value) ?? [];
  if (spaced && !(copy && at > 0)) return undefined;
  return {
    from: at,
    to: value.length,
    code: spaced ? 'comment-after-text' : 'text-lost',
    ...(spaced ? { severity: 'warning' as const } : {}),
    message: spaced
      ? 'From this “#” on, the line is a comment that visitors do not see.'
      : 'From this “#” on, YAML takes the line for a comment, and the text is lost.',
    text: writeText(heading ?? value),
    certain: !spaced,
  };
}

function colon(value: string): ValueSlip | undefined {
  if (/^["']/.test(value)) return undefined;
  const at = value.search(/:(\s|$)/);
  if (at < 0) return undefined;
  const inner = value.endsWith('"') && !value.slice(0, -1).includes('"') ? value.slice(0, -1) : value;
  return {
    from: at,
    to: at + 1,
    code: 'needs-quotes',
    message: 'A text with a colon and a space in it needs quotes.',
    text: writeText(inner),
    certain: true,
  };
}

/** A closing quote whose opening one is missing. */
function stray(value: string): ValueSlip | undefined {
  if (!/["”]$/.test(value) || /["“”„]/.test(value.slice(0, -1))) return undefined;
  const inches = /\d["”]$/.test(value) && !/^\d{4}\D/.test(value);
  return {
    from: value.length - 1,
    to: value.length,
    code: 'quote-not-opened',
    ...(inches ? { severity: 'warning' as const } : {}),
    message: 'A quote closes here that was never opened.',
    text: writeText(value.slice(0, -1)),
    certain: !inches,
  };
}
