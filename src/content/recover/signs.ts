import type { Shape } from '../schema/shape.ts';
import { INVISIBLE, unseen } from './characters.ts';
import { type ValueRepair, writeAs } from './value-repair.ts';

/** What editors type around or before a text because it works elsewhere; the groups of the pattern are the text. */
const debris: [RegExp, string][] = [
  [/^\[[ xX✓✔]?\]\s+()(\S.*)$/, 'A box to tick means nothing here.'],
  [
    /^\*([^*\s](?:[^*]*[^*\s])?)\*(?!\*)([^*]*)$/,
    'Asterisks do not make words italic here: visitors would see them.',
  ],
  [/^`([^`]+)`()$/, 'Backticks do not work as quotes.'],
];

/** A sign at the beginning that YAML takes for its own: part of the text, or left over from typing and pasting. */
export function leadingSign(value: string): ValueRepair | undefined {
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

/** A number sign that turns the rest of the line into a comment. */
export function comment(value: string, shape: Shape | undefined): ValueRepair | undefined {
  const from = /["']/.test(value.charAt(0)) ? -1 : value.search(/(?<!\S)#/);
  if (from < 0) return undefined;
  if (/^#(\s|$)/.test(value.slice(from))) {
    if (shape?.field !== 'text' || from === 0) return undefined;
    const message = 'From this “#” on, the line is a comment that visitors do not see.';
    return writeAs(value, value, 'comment-after-text', message, {
      from,
      severity: 'warning',
      certain: false,
    });
  }
  const [, heading] = /^#{2,6}\s+(\S.*)$/.exec(value) ?? [];
  // The name of a place is written with its sign in links only.
  const [, anchor] = (shape?.field === 'anchor' && /^#([a-z][\w-]*)$/.exec(value)) || [];
  const message = 'From this “#” on, YAML takes the line for a comment, and the text is lost.';
  return writeAs(value, anchor ?? heading ?? value, 'text-lost', message, { from });
}

export function colon(value: string): ValueRepair | undefined {
  const from = /["']/.test(value.charAt(0)) ? -1 : value.search(/:(\s|$)/);
  if (from < 0) return undefined;
  const text = value.endsWith('"') && !value.slice(0, -1).includes('"') ? value.slice(0, -1) : value;
  const message = 'A text with a colon and a space in it needs quotes.';
  return writeAs(value, text, 'needs-quotes', message, { from, to: from + 1 });
}

const unseenAll = new RegExp(`[${unseen}]`, 'g');

/** A character that does not show in a name or an address, where nothing but what shows is meant. */
export function hiddenInName(value: string, shape: Shape | undefined): ValueRepair | undefined {
  const isName = shape?.kind === 'choice' || (shape?.field !== undefined && shape.field !== 'text');
  const from = isName ? value.search(unseenAll) : -1;
  if (from < 0) return undefined;
  const text = value.replace(unseenAll, '');
  return writeAs(value, '', 'invisible-character', INVISIBLE, { from, to: from + 1, text });
}
