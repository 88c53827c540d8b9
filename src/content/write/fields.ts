import { isCollection, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { TextEdit } from '../diagnostic.ts';
import { keyOf } from '../parse/tree.ts';
import { type Block, blocksOf, endOf, isBlank, lineAt, lineStart, remarkAt } from './blocks.ts';
import { colonOf, deleteSpan, insertSpan } from './flow.ts';
import { habitsOf } from './habits.ts';
import { deleteBlock, insertLines, linesOf, replaceLines, withBreaks } from './lines.ts';
import type { Value } from './operation.ts';
import { fieldLines, flowField, spellKey } from './render.ts';
import type { YamlFile } from './yaml-file.ts';

/** Adds a field where the usual order puts it: below the nearest field that comes before it. */
export function addField(
  file: YamlFile,
  group: YAMLMap,
  key: string,
  value: Value,
  order: readonly string[],
): TextEdit[] {
  const { source } = file;
  const habits = habitsOf(file);
  const index = placeOf(group.items.map(keyOf), key, order);
  if (group.flow) return insertSpan(source, group, index, flowField(key, value, habits));
  const blocks = blocksOf(source, group);
  const above = blocks[index - 1];
  const column = blocks[0]?.column ?? 0;
  const lines = fieldLines(key, value, column, habits);
  const text = withBreaks(lines, habits.lineBreak);
  if (above) {
    const isSpaced =
      typeof value === 'object' && isBlank(source, above.tail + 1) && hasSpacedGroup(file, group, blocks);
    return [insertLines(source, above.tail + 1, (isSpaced ? habits.lineBreak : '') + text)];
  }
  const first = blocks[0] as Block;
  // Behind the dash, the new field takes the place of the first one.
  return first.inline
    ? [{ start: first.start, end: first.start, text: text.slice(column) + ' '.repeat(column) }]
    : [insertLines(source, first.lead, text)];
}

/** Whether groups and lists here have blank lines above them. */
const hasSpacedGroup = ({ source }: YamlFile, group: YAMLMap, blocks: readonly Block[]) =>
  blocks.some(({ lead }, at) => at > 0 && isCollection(group.items[at]?.value) && isBlank(source, lead - 1));

function placeOf(keys: readonly string[], key: string, order: readonly string[]): number {
  const rank = order.indexOf(key);
  if (rank < 0) return keys.length;
  const before = new Set(order.slice(0, rank));
  return keys.findLastIndex((one) => before.has(one)) + 1;
}

/** Removes a field with its remarks; another one has to remain. */
export function removeField({ source }: YamlFile, group: YAMLMap, index: number): TextEdit[] {
  if (group.flow) return deleteSpan(source, group, index);
  const blocks = blocksOf(source, group);
  const block = blocks[index] as Block;
  const next = blocks[index + 1];
  if (!block.inline || !next) return [deleteBlock(source, blocks, index)];
  // The next field moves up behind the dash, and the remarks between the two above it.
  const dash = source.text.slice(lineStart(source, block.first), block.start);
  const remarks = linesOf(source, block.tail + 1, next.first - 1);
  const line = lineAt(source, next.first).slice(next.column);
  return [replaceLines(source, block.first, next.first, remarks + dash + line)];
}

/** Writes another value into a field, of another kind than the old one; a remark behind it stays. */
export function replaceField(file: YamlFile, group: YAMLMap, index: number, value: Value): TextEdit[] {
  const { source } = file;
  const habits = habitsOf(file);
  const pair = group.items[index] as Pair<Scalar, Node | null>;
  const key = keyOf(pair);
  const keySource = source.text.slice(pair.key.range?.[0], pair.key.range?.[1]);
  if (group.flow) {
    const start = pair.key.range?.[0] ?? 0;
    const end = pair.value?.range?.[1] ?? start;
    return [{ start, end, text: flowField(key, value, habits) }];
  }
  const block = blocksOf(source, group)[index] as Block;
  const [first = '', ...rest] = fieldLines(key, value, block.column, habits);
  const { text } = source;
  const lineEnd = lineStart(source, block.first + 1);
  const old = pair.value && !isBlockBelow(pair.value) ? endOf(text, pair.value) : undefined;
  const remark = remarkAt(text.slice(0, lineEnd), old ?? colonOf(pair) + 1);
  const head = text.slice(lineStart(source, block.first), block.start) + keySource;
  const shown = first.slice(block.column + spellKey(key, habits).length);
  const lines = withBreaks([head + shown + remark, ...rest], habits.lineBreak);
  return [replaceLines(source, block.first, block.last, lines)];
}

const isBlockBelow = (node: Node) => isCollection(node) && !node.flow;
