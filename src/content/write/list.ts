import type { YAMLSeq } from 'yaml';
import type { TextEdit } from '../diagnostic.ts';
import { nodeAt } from '../parse/tree.ts';
import { type Block, blocksOf, lineCount } from './blocks.ts';
import { deleteSpan, insertSpan, reorderSpans, spansOf } from './flow.ts';
import { habitsOf, mostFrequent } from './habits.ts';
import { deleteBlock, gapsOf, insertLines, linesOf, withBreaks } from './lines.ts';
import type { Operation } from './operation.ts';
import { flowText, itemLines } from './render.ts';
import { splice } from './splice.ts';
import { WriteError } from './write-error.ts';
import { openYaml, type YamlFile } from './yaml-file.ts';

/** An operation on the items of a list. */
type ListOperation = Exclude<Operation, { kind: 'set' | 'remove' }>;

/** The edits of a list that has items; one has to remain. */
export function listEdits(file: YamlFile, list: YAMLSeq, operation: ListOperation): TextEdit[] {
  if (list.flow) return flowListEdits(file, list, operation);
  const { kind, path } = operation;
  const { source } = file;
  const blocks = listBlocks(file, list);
  if (kind === 'delete') return [deleteBlock(source, blocks, operation.index)];
  // Sections have a blank line between them, also where there is only one yet.
  const gap = mostFrequent(gapsOf(source, blocks)) ?? (path.length === 1 && path[0] === 'sections' ? 1 : 0);
  if (kind === 'insert') {
    const habits = habitsOf(file);
    const lines = itemLines(operation.value, blocks[0]?.column ?? 0, habits);
    return [insertBlock(file, blocks, operation.index, withBreaks(lines, habits.lineBreak), gap)];
  }
  const { from, to } = operation;
  const taken = takeBlock(file, blocks[from] as Block);
  if (kind === 'copy') return [insertBlock(file, blocks, to, taken, gap)];
  // Two steps, because the blank lines around both places may be the same.
  const without = splice(source.text, [deleteBlock(source, blocks, from)]);
  const rest = openYaml(without, file.usesBlocks);
  const others = nodeAt(rest.document, path).node as YAMLSeq;
  const places = listBlocks(rest, others);
  const moved = splice(without, [insertBlock(rest, places, to, taken, gap)]);
  return [{ start: 0, end: source.text.length, text: moved }];
}

function flowListEdits(file: YamlFile, list: YAMLSeq, operation: ListOperation): TextEdit[] {
  const { source } = file;
  if (operation.kind === 'insert')
    return insertSpan(source, list, operation.index, flowText(operation.value, habitsOf(file)));
  if (operation.kind === 'delete') return deleteSpan(source, list, operation.index);
  const { from, to } = operation;
  const [start, end] = spansOf(list)[from] ?? [0, 0];
  if (operation.kind === 'copy') return insertSpan(source, list, to, source.text.slice(start, end));
  const order = [...list.items.keys()];
  return reorderSpans(source, list, order.toSpliced(from, 1).toSpliced(to, 0, from));
}

/** The blocks of a list whose items have lines of their own. @throws WriteError for a list behind the dash of another */
export function listBlocks({ source }: YamlFile, list: YAMLSeq): Block[] {
  const blocks = blocksOf(source, list);
  if (blocks[0]?.inline)
    throw new WriteError(
      'This list begins on the line of another one; it can be changed in a text editor only.',
    );
  return blocks;
}

/**
 * Inserts lines as an item.
 * @param lines the item with its remarks, each line with its line break
 * @param gap blank lines between two items
 */
function insertBlock(
  { source }: YamlFile,
  blocks: readonly Block[],
  index: number,
  lines: string,
  gap: number,
): TextEdit {
  const blank = source.lineBreak.repeat(gap);
  const next = blocks[index];
  if (next) return insertLines(source, next.lead, lines + blank);
  const { tail } = blocks.at(-1) as Block;
  return insertLines(source, tail + 1, blank + lines);
}

/** The lines of an item with its remarks, ready to be inserted elsewhere. */
function takeBlock({ source }: YamlFile, { lead, tail }: Block): string {
  const lines = linesOf(source, lead, tail);
  return tail === lineCount(source) - 1 && !lines.endsWith('\n') ? lines + source.lineBreak : lines;
}
