import { isCollection, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Path, TextEdit } from '../diagnostic.ts';
import { keyOf, nodeAt } from '../parse/tree.ts';
import { type Block, blocksOf, endOf, remarkAt } from './blocks.ts';
import type { Data } from './data.ts';
import type { FieldOrder } from './field-order.ts';
import { addField, removeField, replaceField } from './fields.ts';
import { colonOf, hasRemark, isFlow, spansOf } from './flow.ts';
import { habitsOf } from './habits.ts';
import { replaceLines, withBreaks } from './lines.ts';
import { listBlocks, listEdits } from './list.ts';
import type { Operation, Value } from './operation.ts';
import { flowText, itemLines } from './render.ts';
import { textEdits } from './text-edit.ts';
import { WriteError } from './write-error.ts';
import { rootOf, type YamlFile } from './yaml-file.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/** The edits for one operation. @param data the data of the file before */
export function editsFor(file: YamlFile, operation: Operation, data: Data, order: FieldOrder): TextEdit[] {
  rootOf(file);
  if (operation.kind === 'set') return setEdits(file, operation, data, order);
  if (operation.kind === 'remove') return removeEdits(file, operation);
  const { path, kind } = operation;
  const { node: list } = nodeAt(file.document, path);
  if (isSeq(list) && !isEmptyBlock(file, path, list)) {
    const isLast = kind === 'delete' && list.items.length === 1 && !list.flow;
    return isLast ? emptyEdits(file, path, list) : listEdits(file, list, operation);
  }
  if (kind !== 'insert') throw cannot(path);
  return setEdits(file, { kind: 'set', path, value: [operation.value] }, data, order);
}

function setEdits(file: YamlFile, { path, value }: Of<'set'>, data: Data, order: FieldOrder): TextEdit[] {
  const { node, pair } = nodeAt(file.document, path);
  const last = path.at(-1);
  const parent = nodeAt(file.document, path.slice(0, -1)).node;
  if (isScalar(node) && (typeof value !== 'object' || value === null))
    return textEdits(file, path, node, pair, value ?? '');
  if (typeof last === 'number' && isSeq(parent)) return itemEdits(file, parent, last, value);
  if (typeof last !== 'string' || !isMap(parent)) throw cannot(path);
  const index = parent.items.findIndex((one) => keyOf(one) === last);
  if (index >= 0) return replaceField(file, parent, index, value);
  const parentPath = path.slice(0, -1);
  if (isEmptyBlock(file, parentPath, parent))
    return setEdits(file, { kind: 'set', path: parentPath, value: { [last]: value } }, data, order);
  return addField(file, parent, last, value, order(parentPath, data));
}

const cannot = (path: Path) => new WriteError('This can be changed in a text editor only.', path);

/** Replaces an item of a list by one of another kind. */
function itemEdits(file: YamlFile, list: YAMLSeq, index: number, value: Value): TextEdit[] {
  const habits = habitsOf(file);
  const item = list.items[index];
  if (!isNode(item)) throw cannot([index]);
  if (list.flow) {
    const [start, end] = spansOf(list)[index] ?? [0, 0];
    return [{ start, end, text: flowText(value, habits) }];
  }
  const { first, last, column } = listBlocks(file, list)[index] as Block;
  const [head = '', ...lines] = itemLines(value, column, habits);
  const written = withBreaks([head + remarkBehind(file.source.text, item), ...lines], habits.lineBreak);
  return [replaceLines(file.source, first, last, written)];
}

/** The remark on the line of an item, which stays there. */
function remarkBehind(text: string, item: Node): string {
  const end = isCollection(item) && !item.flow ? undefined : endOf(text, item);
  return end === undefined ? '' : remarkAt(text, end);
}

function removeEdits(file: YamlFile, { path }: Of<'remove'>): TextEdit[] {
  const parentPath = path.slice(0, -1);
  const { node } = nodeAt(file.document, parentPath);
  if (!isMap(node)) throw cannot(path);
  if (node.items.length === 1 && !node.flow) return emptyEdits(file, parentPath, node);
  const index = node.items.findIndex((pair) => keyOf(pair) === path.at(-1));
  return removeField(file, node, index);
}

/** Takes the last field or item away: empty brackets or braces remain. */
function emptyEdits(file: YamlFile, path: Path, collection: YAMLMap | YAMLSeq): TextEdit[] {
  const [block] = blocksOf(file.source, collection);
  const { pair } = nodeAt(file.document, path);
  if (!block || path.length === 0) throw cannot(path);
  const empty = isSeq(collection) ? '[]' : '{}';
  const { text } = file.source;
  if (block.inline) {
    const end = endOf(text, collection) ?? block.start;
    return [{ start: block.start, end, text: empty }];
  }
  if (!pair) throw cannot(path);
  const at = colonOf(pair) + 1;
  return [{ start: at, end: at, text: ` ${empty}` }, replaceLines(file.source, block.lead, block.tail, '')];
}

/** Empty brackets or braces on the line of their key, below which the first item or field is written. */
const isEmptyBlock = (file: YamlFile, path: Path, collection: YAMLMap | YAMLSeq) =>
  collection.items.length === 0 &&
  !isFlow(nodeAt(file.document, path.slice(0, -1)).node) &&
  !hasRemark(file.source, collection);
