import { isCollection, isMap, isScalar, type Node, Scalar } from 'yaml';
import type { Diagnostic, TextEdit, UnlocatedDiagnostic } from './diagnostic.ts';
import { writeText } from './explain/snippet.ts';
import { type NodeAtPath, nodeAt } from './parse/tree.ts';
import type { Parsed } from './parse.ts';

type Offsets = readonly [number, number];

/** Gives a diagnostic its range in the file, and its fix as text edits. */
export function locate(diagnostic: UnlocatedDiagnostic, parsed: Parsed): Diagnostic {
  const { offsets, path, lacks, code, severity, message, suggestion, fixed } = diagnostic;
  const about = { code, severity, message, suggestion };
  if (offsets) {
    const [start, end] = offsets;
    const edit = fixed === undefined ? undefined : { start, end, text: fixed };
    return { ...parsed.whole.diagnostic(start, end, { ...about, edit }), path: ['body'] };
  }
  const found = nodeAt(parsed.document, path);
  const [start, end] = marked(diagnostic, found, parsed);
  if (lacks !== undefined) about.suggestion = indented(suggestion, start, parsed);
  const edit = inFile(toTextEdit(diagnostic, found), parsed);
  const { source, toOriginal } = parsed;
  const shown = source.diagnostic(toOriginal(start), toOriginal(end), { ...about, edit });
  return { ...shown, path: lacks === undefined ? path : [...path, lacks] };
}

/** Lines indented like the text at an offset. */
function indented(lines: string | undefined, offset: number, { readable }: Parsed): string | undefined {
  const { column } = readable.position(offset);
  return lines?.replace(/^/gm, ' '.repeat(column - 1));
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
  const { node, nearest } = found;
  const range = node && rangeOf(node);
  if (diagnostic.at === 'key' || !node || !range || range[0] === range[1])
    return keyRange(found) ?? firstLine(nearest, parsed);
  if (isCollection(node)) return firstLine(node, parsed);
  return diagnostic.span ? partOf(node, diagnostic.span, parsed) : range;
}

/** Without the line end and comment that follow a node. */
const rangeOf = ({ range }: Node): Offsets | undefined => (range ? [range[0], range[1]] : undefined);

const keyRange = ({ pair }: NodeAtPath) => (isScalar(pair?.key) ? rangeOf(pair.key) : undefined);

/** A group or list is marked by its first key, or up to the end of its first line. */
function firstLine(node: Node | undefined, { readable: { text } }: Parsed): Offsets {
  if (isMap(node) && isScalar(node.items[0]?.key)) return rangeOf(node.items[0].key) ?? [0, 0];
  const start = node?.range?.[0] ?? Math.max(0, text.search(/\S/));
  const lineEnd = text.indexOf('\n', start);
  return [start, lineEnd < 0 ? text.length : lineEnd];
}

/** Part of a text, where the file spells that part as it reads; else the whole. */
function partOf(node: Node, span: Offsets, { readable, document }: Parsed): Offsets {
  const range = rangeOf(node) ?? [0, 0];
  if (!isScalar(node) || typeof node.value !== 'string' || document.errors.length > 0) return range;
  const first = range[0] + (node.type === Scalar.PLAIN ? 0 : 1);
  const [from, to] = [first + span[0], first + span[1]];
  return readable.text.slice(from, to) === node.value.slice(...span) ? [from, to] : range;
}

function toTextEdit({ fixed, rename }: UnlocatedDiagnostic, found: NodeAtPath): TextEdit | undefined {
  const { node } = found;
  const [start, end] = (rename === undefined ? node && rangeOf(node) : keyRange(found)) ?? [];
  if (start === undefined || end === undefined) return undefined;
  if (rename !== undefined) return { start, end, text: rename };
  // The new text is in the quotes of the old one; a block of lines is left to the person.
  if (fixed === undefined || !isScalar(node) || node.type?.startsWith('BLOCK')) return undefined;
  return { start, end, text: writeText(fixed, node.type as Scalar.Type) };
}
