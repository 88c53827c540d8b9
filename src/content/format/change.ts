import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isSeq,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { keyOf, nodeAt } from '../parse/tree.ts';
import { dataOf } from './data.ts';
import type { FieldOrder } from './field-order.ts';
import { assign, nodeOf, pairOf } from './nodes.ts';
import type { Operation, Value } from './operation.ts';
import { joined, ownerOf } from './yaml-document.ts';

/** Applies an operation to a document whose data it fits. */
export function change(document: Document, operation: Operation, order: FieldOrder): void {
  const { kind, path } = operation;
  if (kind !== 'set' && kind !== 'remove') changeList(document, operation, order);
  else if (path.length === 0) {
    if (kind === 'set') document.contents = assign(document.contents as Node, operation.value) as YAMLMap;
  } else {
    const parent = nodeAt(document, path.slice(0, -1)).node;
    const step = path.at(-1) as string | number;
    const index = isMap(parent) ? parent.items.findIndex((pair) => keyOf(pair) === step) : Number(step);
    if (!isMap(parent) && !isSeq(parent)) return;
    const item = parent.items[index];
    if (kind === 'remove') takeOut(parent, index);
    else if (isPair(item)) item.value = assign(item.value as Node, operation.value);
    else if (isSeq(parent)) parent.items[index] = assign(item as Node, operation.value);
    else addField(parent, String(step), operation.value, order(path.slice(0, -1), dataOf(document.contents)));
    parent.flow = parent.items.length === 0 || (item !== undefined && parent.flow === true);
  }
}

/** Adds a field where the usual order puts it: below the nearest field that comes before it. */
function addField(group: YAMLMap, key: string, value: Value, order: readonly string[]): void {
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(key))));
  const index = order.includes(key)
    ? group.items.findLastIndex((pair) => before.has(keyOf(pair))) + 1
    : group.items.length;
  const pair = pairOf(key, value);
  const isSpaced = group.items.some((one) => isCollection(one.value) && ownerOf(one).spaceBefore);
  if (index > 0 && isCollection(pair.value)) pair.key.spaceBefore = isSpaced;
  group.items.splice(index, 0, pair);
}

type ListOperation = Exclude<Operation, { kind: 'set' | 'remove' }>;

function changeList(document: Document, operation: ListOperation, order: FieldOrder): void {
  const { kind, path } = operation;
  const list = nodeAt(document, path).node;
  if (!isSeq<Node>(list)) {
    if (kind === 'insert') change(document, { kind: 'set', path, value: [operation.value] }, order);
    return;
  }
  const { items } = list;
  const [first] = items;
  // Sections have a blank line between them, also where there is only one yet.
  const isSpaced =
    items.length > 1 ? items.some(({ spaceBefore }) => spaceBefore) : path.join() === 'sections';
  if (kind === 'delete') takeOut(list, operation.index);
  else {
    const item =
      kind === 'insert'
        ? nodeOf(operation.value, true)
        : kind === 'copy'
          ? (items[operation.from] as Node).clone()
          : takeOut(list, operation.from);
    items.splice(kind === 'insert' ? operation.index : operation.to, 0, item as Node);
    for (const one of [first, item as Node]) if (one) one.spaceBefore = isSpaced;
  }
  if (items[0]) items[0].spaceBefore = false;
  list.flow = items.length === 0 || (first !== undefined && list.flow === true);
}

/** Takes an item or field out with its comments. One above a blank line stays: it may be an item that is switched off. */
function takeOut(collection: YAMLMap | YAMLSeq, index: number): unknown {
  const [item] = collection.items.splice(index, 1);
  const node = ownerOf(item);
  const [above = '', loose] = /^(.*)\n(?:\n|$)/s.exec(node.commentBefore ?? '') ?? [];
  if (loose === undefined) return item;
  node.commentBefore = node.commentBefore?.slice(above.length) ?? null;
  const next = collection.items[index];
  if (next === undefined)
    collection.comment = joined(...(node.spaceBefore ? [''] : []), loose, '', collection.comment);
  else {
    const below = ownerOf(next);
    below.commentBefore = joined(loose, '', below.commentBefore);
    below.spaceBefore = node.spaceBefore ?? false;
  }
  return item;
}
