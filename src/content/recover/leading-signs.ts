import { writeText } from '../explain/snippet.ts';
import type { ValueSlip } from './values.ts';

const names: Record<string, string> = {
  '@': 'an at sign',
  '`': 'a backtick',
  '%': 'a percent sign',
  '*': 'an asterisk',
  '&': 'an ampersand',
  '!': 'an exclamation mark',
  '[': 'a bracket',
  ']': 'a bracket',
  '{': 'a brace',
  '}': 'a brace',
  ',': 'a comma',
  '>': 'a greater-than sign',
  '|': 'a vertical bar',
  '-': 'a dash',
  '?': 'a question mark',
  ':': 'a colon',
};

/** A sign at the beginning that YAML takes for its own: part of the text, or left over from typing and pasting. */
export function leadingSign(value: string): ValueSlip | undefined {
  const name = names[value.charAt(0)];
  if (name === undefined || /^[-?:][^\s]/.test(value)) return undefined;
  return tickBox(value) ?? italics(value) ?? backticks(value) ?? leftOver(value) ?? needsQuotes(value, name);
}

function tickBox(value: string): ValueSlip | undefined {
  const [, text] = /^\[[ xX✓✔]?\]\s+(\S.*)$/.exec(value) ?? [];
  if (text === undefined) return undefined;
  return {
    from: 0,
    to: value.indexOf(']') + 1,
    code: 'stray-sign',
    message: 'A box to tick means nothing here.',
    text: writeText(text),
    certain: true,
  };
}

/** Asterisks around words, which mean italics in Markdown only. */
function italics(value: string): ValueSlip | undefined {
  const [, inside, rest] = /^\*([^*\s](?:[^*]*[^*\s])?)\*(?!\*)([^*]*)$/.exec(value) ?? [];
  if (inside === undefined || rest === undefined) return undefined;
  return {
    from: 0,
    to: inside.length + 2,
    code: 'stray-sign',
    message: 'Asterisks do not make words italic here: visitors would see them.',
    text: writeText(inside + rest),
    certain: true,
  };
}

function backticks(value: string): ValueSlip | undefined {
  const [, text] = /^`([^`]+)`$/.exec(value) ?? [];
  if (text === undefined) return undefined;
  return {
    from: 0,
    to: value.length,
    code: 'stray-sign',
    message: 'Backticks do not work as quotes.',
    text: writeText(text),
    certain: true,
  };
}

/** A sign that no text begins with, or one with a space behind it. What was meant is for the writer to say. */
function leftOver(value: string): ValueSlip | undefined {
  const [, sign = '', gap = '', text] = /^([-?:*&!%@|>,\]}`[{])(\s*)(\S.*)$/.exec(value) ?? [];
  if (text === undefined || /^[>-]\s*\d/.test(value)) return undefined;
  if (/[[{]/.test(sign) ? /[\]}]/.test(text) : /[*&!%@]/.test(sign) && gap === '') return undefined;
  return {
    from: 0,
    to: 1,
    code: 'stray-sign',
    message: `This “${sign}” at the beginning of the text seems to be left over.`,
    text: writeText(text),
    certain: false,
  };
}

const needsQuotes = (value: string, name: string): ValueSlip => ({
  from: 0,
  to: 1,
  code: 'needs-quotes',
  message: `A text that begins with ${name} needs quotes.`,
  text: writeText(value),
  certain: true,
});
