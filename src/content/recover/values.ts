import { aloneHere, cleanAddress } from '../rules/clean-address.ts';
import type { Shape } from '../schema/shape.ts';
import { oddQuotes, overdoneQuotes, quotesInBrackets, straightQuotes, unopenedQuote } from './quotes.ts';
import { colon, comment, hiddenInName, leadingSign } from './signs.ts';
import { type ValueRepair, writeAs } from './value-repair.ts';

/** Whether a value begins text of several lines, indented under it. */
export const isBlockHeader = (value: string) => /^[|>](?:[+-]?[1-9]?|[1-9][+-])(?:[ \t]+#.*)?$/.test(value);

/**
 * Repairs a one-line value that should be a text.
 * @param shape what the value should be, where that is known
 * @returns nothing where YAML reads the value as it was meant
 */
export function repairValue(value: string, shape: Shape | undefined): ValueRepair | undefined {
  if ((shape?.kind === 'map' || shape?.kind === 'list') && /^[[{]/.test(value))
    return quotesInBrackets(value);
  const hidden = hiddenInName(value, shape);
  if (hidden) return hidden;
  const repair =
    oddQuotes(value) ??
    overdoneQuotes(value) ??
    straightQuotes(value, shape) ??
    comment(value, shape) ??
    leadingSign(value) ??
    colon(value) ??
    unopenedQuote(value);
  if (!repair || repair.code === 'curly-quotes') return repair;
  const kind = shape?.field;
  if (kind === 'link' || kind === 'email' || kind === 'phone') {
    // What YAML cannot read in an address is most often something around it, which quotes would only keep.
    const address = cleanAddress(value, kind);
    const certain = !value.includes('#');
    if (address !== undefined) return writeAs(value, address, `bad-${kind}`, aloneHere(kind), { certain });
  }
  // A sign that does not belong in the name of something is more likely a mistake itself than meant.
  const isName = kind !== undefined && kind !== 'text' && !/^#[a-z]/.test(value);
  return isName ? { ...repair, certain: false } : repair;
}
