import { isScalar, Scalar } from 'yaml';
import { isPlainSafe } from '../explain/snippet.ts';
import { parseText } from '../parse/yaml.ts';
import { dataOf } from './data.ts';
import type { Habits } from './habits.ts';
import { wrapLines } from './wrap.ts';

/** Where a text is written. */
export interface Place {
  habits: Habits;
  /** Column of the key or dash that it belongs to. */
  column: number;
  /** Within brackets or braces. */
  flow: boolean;
}

/** A text as the file has it now: its style, and its own characters. */
export interface Written {
  type: Scalar.Type | undefined;
  source: string;
  /** Column where it begins. */
  column: number;
}

/** What YAML reads as a number, a switch or nothing where it is not quoted. */
const notText =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?|0[ox][\da-f]+|[-+]?\.(?:inf|nan)|~|null|true|false)$/i;

/** A line of signs that would end the front matter of a Markdown text, also within a block text. */
const endsDocument = /\n[ \t]*(?:[-–—−_*+=~.][ \t]*)+(?:\r?\n|$)/;

/** No text for visitors is one of these words alone. */
const isSwitch = /^(?:true|false)$/;

/**
 * A text in YAML: in the style that it has in the file, else plain, else in quotes.
 * @param before the text that it replaces
 */
export function spell(text: string, place: Place, before?: Written): string {
  for (const spelled of spellings(text, place, before))
    if (!endsDocument.test(spelled) && reads(spelled, text, place)) return spelled;
  return JSON.stringify(text);
}

function* spellings(text: string, place: Place, before: Written | undefined): Generator<string> {
  const { habits, flow } = place;
  if (before?.source) yield* inStyleOf(before, text, place);
  const wasPlain = before?.source ? before.type === Scalar.PLAIN : !habits.quoteAll;
  const wasNoText = before?.source !== undefined && notText.test(before.source);
  if (wasPlain && isSwitch.test(text)) yield text;
  if (wasPlain && (wasNoText || !notText.test(text)) && isPlainSafe(text)) yield text;
  if (text.includes('\n') && !flow && habits.usesBlocks)
    yield block('|-', text.split('\n'), place, undefined);
  const other = habits.quote === '"' ? "'" : '"';
  if (isBare(text, habits.quote)) yield quoted(text, habits.quote);
  if (isBare(text, other)) yield quoted(text, other);
}

/** Whether a text needs no escapes within these quotes. */
const isBare = (text: string, quote: '"' | "'") =>
  !text.includes('\n') && !text.includes(quote) && !(quote === '"' && text.includes('\\'));

const quoted = (text: string, quote: '"' | "'") =>
  quote === '"' ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;

function* inStyleOf(before: Written, text: string, place: Place): Generator<string> {
  const { type, source, column } = before;
  if (type === Scalar.BLOCK_LITERAL) yield literal(source, text, place);
  if (type === Scalar.BLOCK_FOLDED) yield folded(source, text, place);
  const mark = type === Scalar.QUOTE_DOUBLE ? '"' : type === Scalar.QUOTE_SINGLE ? "'" : '';
  if (source.includes('\n') && !text.includes('\n') && !isBlockType(type)) {
    const lines = source.split(/\r?\n/);
    const indent = lines.at(-1)?.search(/\S|$/) ?? 0;
    const inner = mark ? quoted(text, mark).slice(1, -1) : text;
    const old = source.slice(mark.length, source.length - mark.length).split(/\r?\n/);
    const wrapped = wrapLines(old, inner, column + mark.length, indent);
    const [first = '', ...rest] = wrapped;
    const below = rest.map((line) => ' '.repeat(indent) + line);
    yield mark + [first, ...below].join(place.habits.lineBreak) + mark;
  }
  if (mark) yield quoted(text, mark);
}

const isBlockType = (type: Scalar.Type | undefined) =>
  type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;

/** A text line by line below its sign; the lines that stay are taken over as they are. */
function literal(source: string, text: string, place: Place): string {
  const [head = '|', ...old] = source.split(/\r?\n/);
  return block(head, text.split('\n'), place, old);
}

/** A text whose line breaks are spaces: each paragraph that stays keeps its lines. */
function folded(source: string, text: string, place: Place): string {
  const [head = '>', ...old] = source.split(/\r?\n/);
  const indent = old.find((line) => line.trim() !== '')?.search(/\S/) ?? 0;
  const before = paragraphs(old);
  const now = text.split('\n');
  const lines = now.flatMap((paragraph, at) => {
    const like = before.length === now.length ? before[at] : undefined;
    const wrapped = paragraph === '' ? [] : wrapLines(like ?? before[0] ?? [], paragraph, indent, indent);
    return at === 0 ? wrapped : ['', ...wrapped];
  });
  return block(head, lines, place, old);
}

/** The lines of a folded text by paragraphs, between which there is one blank line. */
function paragraphs(lines: readonly string[]): string[][] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found;
}

function block(
  head: string,
  lines: readonly string[],
  place: Place,
  old: readonly string[] | undefined,
): string {
  const own = old?.find((line) => line.trim() !== '')?.search(/\S/);
  const indent = ' '.repeat(own ?? place.column + place.habits.step);
  const known = new Map(old?.map((line) => [line.slice(indent.length), line]));
  const written = lines.map((line) => known.get(line) ?? (line === '' ? '' : indent + line));
  return [head, ...written].join(place.habits.lineBreak);
}

/** Whether YAML reads the spelling as this text where it is to be written. */
function reads(spelled: string, text: string, { column, flow }: Place): boolean {
  const margin = ' '.repeat(column);
  const document = parseText(flow ? `${margin}k: [${spelled}, x]\n` : `${margin}k: ${spelled}\n`);
  const node = document.getIn(flow ? ['k', 0] : ['k'], true);
  return document.errors.length === 0 && isScalar(node) && dataOf(node) === text;
}
