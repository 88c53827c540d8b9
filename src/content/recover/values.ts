import type { Code } from '../codes.ts';
import { writeText } from '../explain/snippet.ts';
import { aloneHere, cleanAddress } from '../rules/clean-address.ts';
import type { Shape } from '../schema/shape.ts';
import { hiddenInName } from './hidden.ts';
import { leadingSign } from './leading-signs.ts';
import { oddQuotes, overdoneQuotes, quotesInBrackets } from './quote-marks.ts';
import { quoted } from './quoted.ts';

/** What is wrong with a value as it is written, and what to write instead. */
export interface ValueSlip {
  code: Code;
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
  const hidden = hiddenInName(value, shape);
  if (hidden) return hidden;
  const slip =
    oddQuotes(value) ??
    overdoneQuotes(value) ??
    quoted(value, shape) ??
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

/** A number sign that turns the rest of the line into a comment. */
function comment(value: string, shape: Shape | undefined): ValueSlip | undefined {
  if (/^["']/.test(value)) return undefined;
  const at = value.startsWith('#') ? 0 : value.search(/\s#/) + 1;
  if (at === 0 && !value.startsWith('#')) return undefined;
  const spaced = /^#(\s|$)/.test(value.slice(at));
  const copy = shape?.field === 'text';
  const [, heading] = /^#{2,6}\s+(\S.*)$/.exec(value) ?? [];
  // The name of a place is written with its sign in links only.
  const [, anchor] = (shape?.field === 'anchor' && /^#([a-z][\w-]*)$/.exec(value)) || [];
  if (spaced && !(copy && at > 0)) return undefined;
  return {
    from: at,
    to: value.length,
    code: spaced ? 'comment-after-text' : 'text-lost',
    ...(spaced ? { severity: 'warning' as const } : {}),
    message: spaced
      ? 'From this “#” on, the line is a comment that visitors do not see.'
      : 'From this “#” on, YAML takes the line for a comment, and the text is lost.',
    text: writeText(anchor ?? heading ?? value),
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
