import { isMap, isNode, isScalar, isSeq, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Path, TextEdit } from '../diagnostic.ts';
import { keyOf, nodeAt } from '../parse/tree.ts';
import { type Block, blocksOf, endOf, lineOf, lineStart } from './blocks.ts';
import { type Data, dataOf } from './data.ts';
import type { FieldOrder } from './field-order.ts';
import { addField, removeField, replaceField } from './fields.ts';
import { colonOf, deleteSpan, insertSpan, reorderSpans, spansOf } from './flow.ts';
import { habitsOf } from './habits.ts';
import { replaceLines } from './lines.ts';
import { deleteItem, insertBlock, listBlocks, takeBlock, usualGap } from './list.ts';
import type { Operation, Value } from './operation.ts';
import { flowText, itemLines } from './render.ts';
import { spell } from './scalar.ts';
import { WriteError } from './write-error.ts';
import { openYaml, rootOf, type YamlFile } from './yaml-file.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/** Applies edits that do not overlap. */
export function splice(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), text);
}

/** The edits for one operation. @param data the data of the file before */
export function editsFor(file: YamlFile, operation: Operation, data: Data, order: FieldOrder): TextEdit[] {
  rootOf(file);
  if (operation.kind === 'set') return setEdits(file, operation, data, order);
  if (operation.kind === 'remove') return removeEdits(file, operation);
  return listEdits(file, operation, data, order);
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
  if (parent.items.length === 0)
    return setEdits(file, { kind: 'set', path: path.slice(0, -1), value: { [last]: value } }, data, order);
  return addField(file, parent, last, value, order(path.slice(0, -1), data));
}

const cannot = (path: Path) => new WriteError('This can be changed in a text editor only.', path);

/** Replaces a text by its own characters. */
function textEdits(
  file: YamlFile,
  path: Path,
  node: Scalar,
  pair: Pair | undefined,
  value: string | number | boolean,
): TextEdit[] {
  if (dataOf(node) === String(value)) return [];
  const { text } = file.source;
  const parent = nodeAt(file.document, path.slice(0, -1)).node;
  const block = isFlow(parent) ? undefined : blockAt(file, parent, path.at(-1));
  const place = { habits: habitsOf(file), column: block?.column ?? 0, flow: isFlow(parent) };
  const start = node.range?.[0] ?? 0;
  const end = endOf(text, node);
  const column = start - lineStart(file.source, lineOf(file.source, start));
  const written = end === undefined ? undefined : { type: node.type, source: text.slice(start, end), column };
  const spelled = typeof value === 'string' ? spell(value, place, written) : String(value);
  if (end !== undefined) return [withRemark(text, start, end, spelled)];
  const at = pair ? colonOf(pair) + 1 : (block?.start ?? start) + 1;
  return [{ start: at, end: at, text: ` ${spelled}` }];
}

/** Where a text goes over to lines below its sign, or back, the remark on its line follows the sign. */
function withRemark(text: string, start: number, end: number, spelled: string): TextEdit {
  const [head = '', ...lines] = spelled.split(/(?=\r?\n)/);
  const remark = /^[ \t]+#[^\r\n]*/;
  const isBlock = /^[|>]/.test(spelled);
  const behind = remark.exec(text.slice(end))?.[0] ?? '';
  if (isBlock && behind) return { start, end: end + behind.length, text: head + behind + lines.join('') };
  const atSign = isBlock ? undefined : /^[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(text.slice(start, end))?.[1];
  return { start, end, text: spelled + (atSign ?? '') };
}

const isFlow = (node: unknown) => (isMap(node) || isSeq(node)) && node.flow === true;

function blockAt(
  { source }: YamlFile,
  parent: unknown,
  step: string | number | undefined,
): Block | undefined {
  if (!isMap(parent) && !isSeq(parent)) return undefined;
  const index = isMap(parent) ? parent.items.findIndex((pair) => keyOf(pair) === step) : Number(step);
  return blocksOf(source, parent)[index];
}

/** Replaces an item of a list by one of another kind. */
function itemEdits(file: YamlFile, list: YAMLSeq, index: number, value: Value): TextEdit[] {
  const habits = habitsOf(file);
  const item = list.items[index];
  if (!isNode(item)) throw cannot([index]);
  if (list.flow) {
    const [start, end] = spansOf(list)[index] ?? [0, 0];
    return [{ start, end, text: flowText(value, 0, habits) }];
  }
  const { first, last, column } = listBlocks(file, list)[index] as Block;
  return [
    replaceLines(file.source, first, last, withBreaks(itemLines(value, column, habits), habits.lineBreak)),
  ];
}

const withBreaks = (lines: readonly string[], lineBreak: string) =>
  lines.map((line) => line + lineBreak).join('');

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

function listEdits(
  file: YamlFile,
  operation: Of<'insert' | 'delete' | 'move' | 'copy'>,
  data: Data,
  order: FieldOrder,
): TextEdit[] {
  const { path } = operation;
  const { node: list } = nodeAt(file.document, path);
  if (!isSeq(list) || (list.items.length === 0 && !isFlow(nodeAt(file.document, path.slice(0, -1)).node))) {
    if (operation.kind !== 'insert') throw cannot(path);
    return setEdits(file, { kind: 'set', path, value: [operation.value] }, data, order);
  }
  if (list.flow) return flowListEdits(file, list, operation);
  const blocks = listBlocks(file, list);
  const gap = usualGap(file, blocks, path.length === 1 && path[0] === 'sections' ? 1 : 0);
  const habits = habitsOf(file);
  if (operation.kind === 'insert') {
    const lines = itemLines(operation.value, blocks[0]?.column ?? 0, habits);
    return [insertBlock(file, blocks, operation.index, withBreaks(lines, habits.lineBreak), gap)];
  }
  if (operation.kind === 'delete')
    return blocks.length > 1 ? [deleteItem(file, blocks, operation.index)] : emptyEdits(file, path, list);
  const { kind, from, to } = operation;
  const taken = takeBlock(file, blocks[from] as Block);
  if (kind === 'copy') return [insertBlock(file, blocks, to, taken, gap)];
  if (from === to) return [];
  // Two steps, because the blank lines around both places may be the same.
  const without = splice(file.source.text, [deleteItem(file, blocks, from)]);
  const rest = openYaml(without, file.usesBlocks);
  const others = listBlocks(rest, nodeAt(rest.document, path).node as YAMLSeq);
  const moved = splice(without, [insertBlock(rest, others, to, taken, gap)]);
  return [{ start: 0, end: file.source.text.length, text: moved }];
}

function flowListEdits(
  file: YamlFile,
  list: YAMLSeq,
  operation: Of<'insert' | 'delete' | 'move' | 'copy'>,
): TextEdit[] {
  const { source } = file;
  if (operation.kind === 'insert')
    return insertSpan(source, list, operation.index, flowText(operation.value, 0, habitsOf(file)));
  if (operation.kind === 'delete') return deleteSpan(source, list, operation.index);
  const { from, to } = operation;
  const [start, end] = spansOf(list)[from] ?? [0, 0];
  if (operation.kind === 'copy') return insertSpan(source, list, to, source.text.slice(start, end));
  const order = [...list.items.keys()];
  return reorderSpans(source, list, order.toSpliced(from, 1).toSpliced(to, 0, from));
}
