import { isCollection, isMap, isScalar, type Node, Scalar } from 'yaml';
import type { Diagnostic, TextEdit, UnlocatedDiagnostic } from './diagnostic.ts';
import { writeText } from './explain/snippet.ts';
import { type NodeAtPath, nodeAt } from './parse/tree.ts';
import type { Parsed } from './parse.ts';

type Offsets = readonly [number, number];

/** Gives a diagnostic its range in the file, and its fix as text edits. */
export function locate(diagnostic: UnlocatedDiagnostic, parsed: Parsed): Diagnostic {
  const { offsets, path, lacks } = diagnostic;
  const about = offsets ? ['body'] : lacks === undefined ? path : [...path, lacks];
  return { ...inFileOf(diagnostic, parsed), path: about };
}

function inFileOf(diagnostic: UnlocatedDiagnostic, parsed: Parsed): Diagnostic {
  if (diagnostic.offsets) return inMarkdown(diagnostic, diagnostic.offsets, parsed);
  const found = nodeAt(parsed.document, diagnostic.path);
  const [start, end] = marked(diagnostic, found, parsed);
  const edit = inFile(toTextEdit(diagnostic, found), parsed);
  const { code, severity, message } = diagnostic;
  const suggestion = diagnostic.inGroup
    ? indented(diagnostic.suggestion, start, parsed)
    : diagnostic.suggestion;
  const from = parsed.toOriginal(start);
  return parsed.source.diagnostic(from, Math.max(from, parsed.toOriginal(end)), {
    code,
    severity,
    message,
    suggestion,
    edit,
  });
}

/** Lines indented like the text at an offset. */
function indented(lines: string | undefined, offset: number, { readable }: Parsed): string | undefined {
  const column = offset - readable.text.lastIndexOf('\n', offset - 1) - 1;
  return lines?.replace(/^/gm, ' '.repeat(column));
}

/** Below the front matter, diagnostics carry their offsets in the file. */
function inMarkdown(
  { code, severity, message, suggestion, fixed }: UnlocatedDiagnostic,
  range: Offsets,
  { whole }: Parsed,
): Diagnostic {
  const [start, end] = range;
  return whole.diagnostic(start, end, {
    code,
    severity,
    message,
    suggestion,
    edit: fixed === undefined ? undefined : { start, end, text: fixed },
  });
}

/** Converts an edit of the readable text to one of the file; none where the two differ. */
function inFile(edit: TextEdit | undefined, parsed: Parsed): TextEdit | undefined {
  if (!edit) return undefined;
  const { source, readable, toOriginal } = parsed;
  const [start, end] = [toOriginal(edit.start), toOriginal(edit.end)];
  const isSame = source.text.slice(start, end) === readable.text.slice(edit.start, edit.end);
  return isSame ? { start, end, text: edit.text } : undefined;
}

function marked(diagnostic: UnlocatedDiagnostic, found: NodeAtPath, parsed: Parsed): Offsets {
  const key = keyRange(found);
  if (diagnostic.at === 'key') return key ?? firstLine(found.nearest, parsed);
  const node = found.node;
  const range = node && rangeOf(node);
  if (!node || !range || range[0] === range[1]) return key ?? firstLine(found.nearest, parsed);
  if (isCollection(node)) return firstLine(node, parsed);
  return diagnostic.span ? partOf(node, diagnostic.span, parsed) : range;
}

/** Without the line end and comment that follow a node. */
const rangeOf = (node: Node): Offsets | undefined =>
  node.range ? [node.range[0], node.range[1]] : undefined;

function keyRange({ pair }: NodeAtPath): Offsets | undefined {
  return isScalar(pair?.key) ? rangeOf(pair.key) : undefined;
}

/** A group or list is marked by its first key, or up to the end of its first line. */
function firstLine(node: Node | undefined, parsed: Parsed): Offsets {
  const { text } = parsed.readable;
  if (isMap(node) && isScalar(node.items[0]?.key)) return rangeOf(node.items[0].key) ?? [0, 0];
  const start = node ? (rangeOf(node)?.[0] ?? 0) : firstInk(text);
  const lineEnd = text.indexOf('\n', start);
  return [start, lineEnd < 0 ? text.length : lineEnd];
}

const firstInk = (text: string) => Math.max(0, text.search(/\S/));

/** Part of a text, where the file spells that part as it reads; else the whole. */
function partOf(node: Node, span: Offsets, { readable, document }: Parsed): Offsets {
  const range = rangeOf(node) ?? [0, 0];
  if (!isScalar(node) || typeof node.value !== 'string' || document.errors.length > 0) return range;
  const skip = node.type === Scalar.PLAIN ? 0 : 1;
  const from = range[0] + skip + span[0];
  const to = range[0] + skip + span[1];
  return readable.text.slice(from, to) === node.value.slice(...span) ? [from, to] : range;
}

function toTextEdit({ fixed, rename }: UnlocatedDiagnostic, found: NodeAtPath): TextEdit | undefined {
  const { node } = found;
  const range = rename === undefined ? node && rangeOf(node) : keyRange(found);
  if (range && rename !== undefined) return { start: range[0], end: range[1], text: rename };
  if (!range || fixed === undefined || !isScalar(node)) return undefined;
  const text = respell(fixed, node.type);
  return text === undefined ? undefined : { start: range[0], end: range[1], text };
}

/** The new text in the quotes of the old one; a block of lines is left to the person. */
function respell(text: string, style: Scalar.Type | undefined): string | undefined {
  if (style === Scalar.QUOTE_DOUBLE) return JSON.stringify(text);
  if (style === Scalar.QUOTE_SINGLE) return `'${text.replaceAll("'", "''")}'`;
  return style === Scalar.PLAIN ? writeText(text) : undefined;
}
