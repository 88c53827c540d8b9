import { isCollection, isMap, isScalar, isSeq, type Node, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Source } from '../parse/source.ts';

/** A field or list item as lines of the file, numbered from 0; all ends are inclusive. */
export interface Block {
  /** Offset of its key or dash. */
  start: number;
  /** Column of its key or dash. */
  column: number;
  /** First line of the remarks directly above it; `first` if there are none. */
  lead: number;
  first: number;
  last: number;
  /** Last line of the remarks directly below it that are further in. */
  tail: number;
  /** It begins behind the dash of the item that it is the first field of. */
  inline: boolean;
}

/** The fields of a group, or the items of a list, that are written on lines of their own. */
export function blocksOf(source: Source, collection: YAMLMap | YAMLSeq): Block[] {
  const starts = startsOf(collection);
  const blocks = starts.map((start, at): Block => {
    const first = lineOf(source, start);
    const last = lineOf(source, Math.max(start, entryEnd(source.text, collection, at, start) - 1));
    const column = start - lineStart(source, first);
    const inline = source.text.slice(start - column, start).trim() !== '';
    return { start, column, lead: first, first, last, tail: last, inline };
  });
  for (const [at, block] of blocks.entries()) attachRemarks(source, block, blocks[at - 1]);
  const last = blocks.at(-1);
  if (last) attachTail(source, last, lineCount(source));
  return blocks;
}

function startsOf(collection: YAMLMap | YAMLSeq): number[] {
  if (isMap(collection)) return collection.items.map(({ key }) => (key as Scalar).range?.[0] ?? 0);
  const token = collection.srcToken;
  if (token?.type !== 'block-seq') return [];
  return token.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  );
}

function entryEnd(text: string, collection: YAMLMap | YAMLSeq, at: number, start: number): number {
  const item = collection.items[at];
  if (isSeq(collection)) return endOf(text, item as Node) ?? start + 1;
  const { key, value } = item as YAMLMap['items'][number];
  return endOf(text, value as Node) ?? (key as Scalar).range?.[1] ?? start + 1;
}

/** The end of a node without the blank lines below it; undefined for an empty value. */
export function endOf(text: string, node: Node): number | undefined {
  const [start, end] = node.range ?? [0, 0];
  if (start === end) return undefined;
  if (isCollection(node) && !node.flow) {
    const starts = startsOf(node as YAMLMap | YAMLSeq);
    const at = node.items.length - 1;
    return entryEnd(text, node as YAMLMap | YAMLSeq, at, starts[at] ?? start);
  }
  if (!isBlockScalar(node)) return end;
  const written = text.slice(start, end);
  const keepsBlankLines = /^[|>]\d?\+/.test(written);
  return keepsBlankLines ? end : start + written.replace(/[ \t\r\n]+$/, '').length;
}

export const isBlockScalar = (node: unknown): node is Scalar =>
  isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);

/** Shares out the lines between a block and the one above it. */
function attachRemarks(source: Source, block: Block, above: Block | undefined): void {
  if (block.inline) return;
  if (above) attachTail(source, above, block.first);
  const from = above ? above.tail + 1 : 0;
  while (block.lead > from && isRemark(source, block.lead - 1)) block.lead--;
  // A remark at the top of the file is about the file.
  if (!above && block.lead === 0) block.lead = block.first;
}

/** Remarks directly below a block are part of it where they are further in; others may be about what comes next. */
function attachTail(source: Source, block: Block, next: number): void {
  const isInside = (line: number) => isRemark(source, line) && indentOf(source, line) > block.column;
  while (block.tail + 1 < next && isInside(block.tail + 1)) block.tail++;
}

export const lineOf = (source: Source, offset: number) => source.position(offset).line - 1;
export const lineStart = (source: Source, line: number) => source.lineStarts[line] ?? source.text.length;
/** A line break at the end of the file begins no line. */
export const lineCount = ({ lineStarts, text }: Source) =>
  lineStarts.length - (lineStarts.at(-1) === text.length ? 1 : 0);
/** A line with its line break. */
export const lineAt = (source: Source, line: number) =>
  source.text.slice(lineStart(source, line), lineStart(source, line + 1));
/** The remark behind what ends at an offset, with the spaces before it. */
export const remarkAt = (text: string, offset: number) =>
  /^[ \t]+#[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
export const isBlank = (source: Source, line: number) => /^[ \t\r\n]*$/.test(lineAt(source, line));
export const isRemark = (source: Source, line: number) => lineAt(source, line).trimStart().startsWith('#');
export const indentOf = (source: Source, line: number) => lineAt(source, line).search(/\S|$/);
