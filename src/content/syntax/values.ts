import { aloneHere, cleanAddress } from '../rules/clean-address.ts';
import { type Field, isAlways, isCopy, isGroup, isListOfTexts, isName } from '../schema/field-names.ts';
import { INVISIBLE, unseen } from './characters.ts';
import { misquoted, quotesInBrackets, unopenedQuote, type ValueFinding, writeAs } from './quotes.ts';

/**
 * Finds signs in a value that YAML reads in another way than people.
 * @param field the field of the value, which is on one line, or the list that it is an item of
 * @returns nothing where YAML reads the value as it was meant
 */
export function checkValue(value: string, isItem: boolean, field?: Field): ValueFinding | undefined {
  const isOpen = isAlways(field, isItem ? (shape) => !isListOfTexts(shape) : isGroup);
  if (isOpen && /^[[{]/.test(value)) return quotesInBrackets(value);
  const isNamed = isAlways(field, isName);
  const hidden = isNamed ? value.search(unseen) : -1;
  if (hidden >= 0) {
    const text = value.replaceAll(unseen, '');
    return writeAs(value, '', 'invisible-character', INVISIBLE, { from: hidden, to: hidden + 1, text });
  }
  const found =
    misquoted(value) ??
    comment(value, isAlways(field, isCopy)) ??
    leadingSign(value) ??
    colon(value) ??
    unopenedQuote(value);
  if (!found || !isNamed || found.code === 'curly-quotes') return found;
  const kind = field?.shapes[0]?.field;
  if (kind === 'link' || kind === 'email' || kind === 'phone') {
    // What YAML cannot read in an address is most often something around it, which quotes would only keep.
    const address = cleanAddress(value, kind);
    if (address) return writeAs(value, address, `bad-${kind}`, aloneHere(kind), { certain: false });
  }
  // A sign that does not belong into a name is more likely a mistake itself than meant.
  return { ...found, certain: found.certain === true && value.startsWith('#') };
}

/** A number sign that turns the rest of the line into a comment; in what visitors read, that may have been meant as text. */
function comment(value: string, isRead: boolean): ValueFinding | undefined {
  const from = /["']/.test(value.charAt(0)) ? -1 : value.search(/(?<!\S)#/);
  if (from < 0) return undefined;
  if (/^#(\s|$)/.test(value.slice(from))) {
    if (!isRead || from === 0) return undefined;
    const message = 'From this “#” on, the line is a comment that visitors do not see.';
    const about = { from, severity: 'warning', certain: false } as const;
    return writeAs(value, value, 'comment-after-text', message, about);
  }
  const message = 'From this “#” on, YAML takes the line for a comment, and the text is lost.';
  return writeAs(value, value, 'text-lost', message, { from });
}

/** What editors type around or before a text because it works elsewhere; the groups of the pattern are the text. */
const debris: [RegExp, string][] = [
  [/^\[[ xX✓✔]?\]\s+()(\S.*)$/, 'A box to tick means nothing here.'],
  [
    /^\*([^*\s](?:[^*]*[^*\s])?)\*(?!\*)([^*]*)$/,
    'Visitors would see these asterisks: no text is italic here.',
  ],
  [/^`([^`]+)`()$/, 'Backticks do not work as quotes.'],
];

/** A sign at the beginning that YAML takes for its own: part of the text, or left over from typing and pasting. */
function leadingSign(value: string): ValueFinding | undefined {
  if (!/^[@`%*&![\]{},>|]|^[-?:]\s/.test(value)) return undefined;
  for (const [pattern, message] of debris) {
    const [, inner = '', rest = ''] = pattern.exec(value) ?? [];
    const to = value.slice(0, value.length - rest.length).trimEnd().length;
    if (inner + rest !== '') return writeAs(value, inner + rest, 'stray-sign', message, { to });
  }
  const [, sign = '', gap = '', text] = /^([-?:*&!%@|>,\]}`[{])(\s*)(\S.*)$/.exec(value) ?? [];
  const isMeant =
    text === undefined ||
    /^[>-]\s*\d/.test(value) ||
    (/[[{]/.test(sign) ? /[\]}]/.test(text) : /[*&!%@]/.test(sign) && gap === '');
  if (isMeant) {
    const message = `A text that begins with “${value.charAt(0)}” needs quotes.`;
    return writeAs(value, value, 'needs-quotes', message, { to: 1 });
  }
  const message = `This “${sign}” at the beginning of the text seems to be left over.`;
  return writeAs(value, text, 'stray-sign', message, { to: 1, certain: false });
}

function colon(value: string): ValueFinding | undefined {
  const from = /["']/.test(value.charAt(0)) ? -1 : value.search(/:(\s|$)/);
  if (from < 0) return undefined;
  const message = 'A text with a colon and a space in it needs quotes.';
  const text = /^[^"]*"$/.test(value) ? value.slice(0, -1) : value;
  return writeAs(value, text, 'needs-quotes', message, { from, to: from + 1 });
}
