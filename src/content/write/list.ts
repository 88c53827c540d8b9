import type { YAMLSeq } from 'yaml';
import type { TextEdit } from '../diagnostic.ts';
import { type Block, blocksOf, lineCount } from './blocks.ts';
import { mostFrequent } from './habits.ts';
import { deleteBlock, gapsOf, insertLines, linesOf } from './lines.ts';
import { WriteError } from './write-error.ts';
import type { YamlFile } from './yaml-file.ts';

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
export function insertBlock(
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
export function takeBlock({ source }: YamlFile, { lead, tail }: Block): string {
  const lines = linesOf(source, lead, tail);
  return tail === lineCount(source) - 1 && !lines.endsWith('\n') ? lines + source.lineBreak : lines;
}

export const deleteItem = ({ source }: YamlFile, blocks: readonly Block[], at: number): TextEdit =>
  deleteBlock(source, blocks, at);

/** Blank lines between the items of a list. @param single what to expect in a list of one item */
export const usualGap = ({ source }: YamlFile, blocks: readonly Block[], single: number): number =>
  mostFrequent(gapsOf(source, blocks)) ?? single;
