import { isMap, isPair, isSeq, type Node, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { TextEdit } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';

/**
 * Lists in brackets and groups in braces are changed item by item. Remarks between them stay where they are: they
 * belong to lines, and several items may share one.
 */
type Span = readonly [start: number, end: number];

/** The items of a list in brackets, or the fields of a group in braces. */
export function spansOf(collection: YAMLMap | YAMLSeq): Span[] {
  return collection.items.map((item): Span => {
    if (!isPair(item)) return rangeOf(item as Node);
    const [start] = rangeOf(item.key as Scalar);
    const [valueStart, valueEnd] = rangeOf(item.value as Node | null);
    return [start, valueStart === valueEnd ? colonOf(item) + 1 : valueEnd];
  });
}

/** Whether a list is in brackets, or a group in braces. */
export const isFlow = (node: unknown) => (isMap(node) || isSeq(node)) && node.flow === true;

/** The offset of the colon behind a key. */
export const colonOf = ({ srcToken, key }: Pair): number =>
  (srcToken?.sep ?? []).find(({ type }) => type === 'map-value-ind')?.offset ?? rangeOf(key as Scalar)[1];

const rangeOf = (node: Node | null): Span => [node?.range?.[0] ?? 0, node?.range?.[1] ?? 0];

/** Inserts an item or a field. */
export function insertSpan(
  source: Source,
  collection: YAMLMap | YAMLSeq,
  index: number,
  text: string,
): TextEdit[] {
  const spans = spansOf(collection);
  const [first] = spans;
  if (!first) {
    const [start, end] = rangeOf(collection);
    const space = isMap(collection) ? ' ' : '';
    if (hasRemark(source, collection)) return [insertion(start + 1, space + text)];
    return [{ start: start + 1, end: end - 1, text: space + text + space }];
  }
  const next = spans[index];
  if (next) return [insertion(next[0], `${text},${gapBefore(source, next[0])}`)];
  const [lastStart, end] = spans.at(-1) ?? first;
  const gap = gapBefore(source, lastStart);
  const comma = commaAfter(source.text, end);
  const behind = comma === undefined ? end : comma + 1;
  const remark = /^[ \t]*#[^\r\n]*/.exec(source.text.slice(behind))?.[0];
  if (remark === undefined)
    return [insertion(behind, comma === undefined ? `,${gap}${text}` : `${gap}${text},`)];
  // The remark stays with its item, at the end of its line.
  const below = gap.includes('\n') ? gap : source.lineBreak + ' '.repeat(columnOf(source, lastStart));
  const added = insertion(behind + remark.length, below + text + (comma === undefined ? '' : ','));
  return comma === undefined ? [insertion(end, ','), added] : [added];
}

const columnOf = ({ text }: Source, offset: number) => offset - text.lastIndexOf('\n', offset - 1) - 1;

/** Whether there is nothing but a remark in empty brackets or braces. */
export const hasRemark = ({ text }: Source, collection: YAMLMap | YAMLSeq) =>
  collection.items.length === 0 && text.slice(...rangeOf(collection)).includes('#');

/** Deletes an item or a field with one comma, and its line if nothing else is on it. */
export function deleteSpan(source: Source, collection: YAMLMap | YAMLSeq, index: number): TextEdit[] {
  const { text } = source;
  const spans = spansOf(collection);
  const [start, end] = spans[index] ?? [0, 0];
  const comma = commaAfter(text, end);
  if (comma !== undefined) {
    const isNear = text.slice(end, comma).trim() === '';
    if (isNear) return [cut(text, start, comma + 1, index === spans.length - 1)];
    return [cut(text, start, end, false), { start: comma, end: comma + 1, text: '' }];
  }
  const before = spans[index - 1];
  if (!before) return [{ start, end, text: '' }];
  if (!text.slice(before[1], start).includes('#')) return [{ start: before[1], end, text: '' }];
  // YAML allows a comma behind the last item.
  return [cut(text, start, end, true)];
}

/** Puts the items into another order, and leaves all that is between them where it is. */
export function reorderSpans(
  source: Source,
  collection: YAMLMap | YAMLSeq,
  order: readonly number[],
): TextEdit[] {
  const spans = spansOf(collection);
  return spans.map(([start, end], at) => {
    const [from, to] = spans[order[at] ?? at] ?? [start, end];
    return { start, end, text: source.text.slice(from, to) };
  });
}

const insertion = (at: number, text: string): TextEdit => ({ start: at, end: at, text });

/** A new item begins like its neighbour: on a line of its own, or behind a space. */
function gapBefore({ text }: Source, start: number): string {
  const above = /\r?\n[ \t]*$/.exec(text.slice(0, start));
  return above?.[0] ?? ' ';
}

/** The comma behind an item, past spaces, line breaks and remarks. */
function commaAfter(text: string, end: number): number | undefined {
  const between = /^(?:\s|(?<=\s)#[^\r\n]*)*/.exec(text.slice(end))?.[0].length ?? 0;
  return text[end + between] === ',' ? end + between : undefined;
}

/** Deletes a stretch with the rest of its line if that is blank, else with the spaces beside it. */
function cut(text: string, start: number, end: number, isLast: boolean): TextEdit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const isFirst = text.slice(lineStart, start).trim() === '';
  const rest = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  const lineBreak = /^\r?\n/.exec(text.slice(end + rest))?.[0].length;
  if (isFirst && lineBreak !== undefined && lineStart > 0)
    return { start: lineStart, end: end + rest + lineBreak, text: '' };
  if (!isLast) return { start, end: lineBreak === undefined ? end + rest : end, text: '' };
  const spaces = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  return { start: start - spaces, end, text: '' };
}
