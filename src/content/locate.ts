import { isAlias, isCollection, isMap, isScalar, type Node, Scalar } from 'yaml';
import type { Edit, Finding } from './finding.ts';
import type { Parsed } from './parse.ts';
import type { Fix, Problem } from './problem.ts';
import { writeText } from './snippet.ts';
import { type Place, placeAt } from './tree.ts';

type Range = readonly [number, number];

/** Turns a finding into a problem with its place in the file and its repair as an edit of the text. */
export function locate(finding: Finding, parsed: Parsed): Problem {
  if (finding.range) return inMarkdown(finding, finding.range, parsed);
  const place = placeAt(parsed.document, finding.path);
  const [start, end] = marked(finding, place, parsed);
  const fix = finding.edit ? inFile(toFix(finding.edit, finding, place, parsed), parsed) : undefined;
  const { code, severity, message } = finding;
  const suggestion = finding.inGroup ? indented(finding.suggestion, start, parsed) : finding.suggestion;
  const from = parsed.toOriginal(start);
  return parsed.source.problem(from, Math.max(from, parsed.toOriginal(end)), {
    code,
    severity,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(fix === undefined ? {} : { fix }),
  });
}

/** Lines as far in as the text that begins at an offset. */
function indented(lines: string | undefined, offset: number, { repaired }: Parsed): string | undefined {
  const column = offset - repaired.text.lastIndexOf('\n', offset - 1) - 1;
  return lines?.replace(/^/gm, ' '.repeat(column));
}

/** A finding below the front matter knows its place in the file. */
function inMarkdown(
  { code, severity, message, suggestion, edit }: Finding,
  range: Range,
  { whole }: Parsed,
): Problem {
  const [start, end] = range;
  return whole.problem(start, end, {
    code,
    severity,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(edit?.kind === 'set-text' ? { fix: { start, end, text: edit.text } } : {}),
  });
}

/** A repair of the repaired text as one of the file; none where the two differ. */
function inFile(fix: Fix | undefined, parsed: Parsed): Fix | undefined {
  if (!fix || !parsed.untouched(fix.start, fix.end)) return undefined;
  return { start: parsed.toOriginal(fix.start), end: parsed.toOriginal(fix.end), text: fix.text };
}

function marked(finding: Finding, place: Place, parsed: Parsed): Range {
  const key = keyRange(place);
  if (finding.at === 'key') return key ?? firstLine(place.node ?? place.nearest, parsed);
  const node = place.node;
  const range = node && rangeOf(node);
  if (!node || !range || range[0] === range[1]) return key ?? firstLine(place.nearest, parsed);
  if (isCollection(node)) return firstLine(node, parsed);
  return finding.span ? partOf(node, finding.span, parsed) : range;
}

/** Without the line end and comment that follow a node. */
const rangeOf = (node: Node): Range | undefined => (node.range ? [node.range[0], node.range[1]] : undefined);

function keyRange({ pair }: Place): Range | undefined {
  return isScalar(pair?.key) ? rangeOf(pair.key) : undefined;
}

/** A group or list is marked by its first key, or up to the end of its first line. */
function firstLine(node: Node | undefined, parsed: Parsed): Range {
  const { text } = parsed.repaired;
  if (isMap(node) && isScalar(node.items[0]?.key)) return rangeOf(node.items[0].key) ?? [0, 0];
  const start = node ? (rangeOf(node)?.[0] ?? 0) : firstInk(text);
  const lineEnd = text.indexOf('\n', start);
  return [start, lineEnd < 0 ? text.length : lineEnd];
}

const firstInk = (text: string) => Math.max(0, text.search(/\S/));

/** Part of a text, where the file spells that part as it reads; else the whole. */
function partOf(node: Node, span: Range, { repaired, document }: Parsed): Range {
  const range = rangeOf(node) ?? [0, 0];
  if (!isScalar(node) || typeof node.value !== 'string' || document.errors.length > 0) return range;
  const skip = node.type === Scalar.PLAIN ? 0 : 1;
  const from = range[0] + skip + span[0];
  const to = range[0] + skip + span[1];
  return repaired.text.slice(from, to) === node.value.slice(...span) ? [from, to] : range;
}

function toFix(edit: Edit, finding: Finding, place: Place, parsed: Parsed): Fix | undefined {
  if (edit.kind === 'rename-key') {
    const range = keyRange(place);
    return range && { start: range[0], end: range[1], text: edit.key };
  }
  if (edit.kind === 'nest') return nest(edit.keys, finding, parsed);
  const { node } = place;
  const range = node && rangeOf(node);
  if (range && isAlias(node)) return { start: range[0], end: range[1], text: writeText(edit.text) };
  if (!range || !isScalar(node)) return undefined;
  const text = respell(edit.text, node.type);
  return text === undefined ? undefined : { start: range[0], end: range[1], text };
}

/** The new text in the quotes of the old one; a block of lines is left to the person. */
function respell(text: string, style: Scalar.Type | undefined): string | undefined {
  if (style === Scalar.QUOTE_DOUBLE) return JSON.stringify(text);
  if (style === Scalar.QUOTE_SINGLE) return `'${text.replaceAll("'", "''")}'`;
  return style === Scalar.PLAIN ? writeText(text) : undefined;
}

/** Moves keys that directly follow the empty field that they belong to one step further in. */
function nest(keys: string[], finding: Finding, { document, repaired: source }: Parsed): Fix | undefined {
  const { node } = placeAt(document, finding.path.slice(0, -1));
  if (!isMap(node)) return undefined;
  const names = node.items.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : ''));
  const first = names.indexOf(keys[0] ?? '');
  const before = node.items[first - 1];
  if (keys.some((key, at) => names[first + at] !== key) || !isScalar(before?.value)) return undefined;
  if (before.value.value !== '') return undefined;
  const start = keyStart(node.items[first]?.key);
  const following = keyStart(node.items[first + keys.length]?.key);
  const end = following === undefined ? (node.range?.[1] ?? source.text.length) : following;
  if (start === undefined) return undefined;
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1;
  const lastLine = following === undefined ? end : source.text.lastIndexOf('\n', end - 1) + 1;
  const block = source.text.slice(lineStart, lastLine);
  return { start: lineStart, end: lastLine, text: block.replace(/^(?=.)/gm, '  ') };
}

const keyStart = (key: unknown) => (isScalar(key) ? key.range?.[0] : undefined);
