import type { FieldNames } from '../schema/field-names.ts';
import type { FileEdits, Finding } from './file-edits.ts';
import { indentOf, readEntry } from './line.ts';
import { closingQuote, unclosedQuote } from './quotes.ts';
import type { Value } from './texts.ts';

/** Whether a line may go on with what begins in a column: it is blank, or further in. */
const isInside = (line: string, column: number) => line.trim() === '' || indentOf(line) > column;

/**
 * Finds the last line of a value that begins with a sign of YAML; a plain one may go on below.
 * @param isText whether the value can only be a text, so that brackets belong to that
 */
export function valueEnd(edits: FileEdits, value: Value, isText: boolean, names: FieldNames) {
  const { line: first, column, owner } = value;
  const { lines } = edits;
  const text = (lines[first] ?? '').slice(column).trimEnd();
  if (/^[|>](?:[+-]?[1-9]?|[1-9][+-])(?:[ \t]+#.*)?$/.test(text)) {
    let end = first;
    while (end + 1 < lines.length && isInside(lines[end + 1] ?? '', owner)) end++;
    return { end };
  }
  if (/^["']/.test(text)) {
    const isWhole = closingQuote(text, text.charAt(0)) >= 0;
    return { end: isWhole ? first : quoteEnd(edits, value, text, names), isWhole };
  }
  if (!/^[[{]/.test(text) || isText || /^\[[ xX✓✔]?\]\s/.test(text)) return { end: first, isPlain: true };
  let depth = 0;
  for (let at = first; at < lines.length; at++) {
    const line = at === first ? text : (lines[at] ?? '');
    if (at > first && !isInside(line, owner) && !/^\s*[\]}]/.test(line)) break;
    const bare = line.replace(/"(\\.|[^"\\])*"|'[^']*'/g, '').replace(/(^|\s)#.*$/, '');
    depth += (bare.match(/[[{]/g) ?? []).length - (bare.match(/[\]}]/g) ?? []).length;
    if (depth <= 0) return { end: at, isWhole: at === first };
  }
  const message = 'The bracket that opens here is never closed.';
  const unclosed: Finding = { from: column, to: column + 1, code: 'unclosed-bracket', message };
  return { end: first, unclosed };
}

/** The line on which a quote closes, not across another field or item. One that does not is closed on its own line. */
function quoteEnd(edits: FileEdits, { line, column, owner }: Value, text: string, names: FieldNames): number {
  const { lines } = edits;
  let whole = text;
  for (let at = line + 1; at < lines.length && at < line + 60; at++) {
    const { dashes, key } = readEntry(lines[at] ?? '');
    const isOther = dashes > 0 || (key !== undefined && names.has(key));
    if (isOther && (!isInside(lines[at] ?? '', owner) || text.length === 1)) break;
    whole += `\n${lines[at]}`;
    const end = closingQuote(whole, text.charAt(0));
    if (end >= 0 && !/^\s*(#.*)?$/.test(whole.slice(end + 1))) break;
    if (end >= 0) return at;
  }
  const found = unclosedQuote(text);
  const now = (lines[line] ?? '').slice(0, column) + found.text;
  edits.report(line, { ...found, from: column, to: column + 1 }, [[line, now]]);
  return line;
}
