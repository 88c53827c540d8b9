import { dequal } from 'dequal/lite';
import { isCollection, isMap, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { keyOf } from '../parse/tree.ts';
import { type Data, dataOf, isGroup, meantText, toData } from './data.ts';
import type { Value } from './operation.ts';

/** What YAML reads as a number, a switch or nothing where it is not quoted. */
const notText =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?|0[ox][\da-f]+|[-+]?\.(?:inf|nan)|~|null|true|false|)$/i;

/** No text for visitors is one of these words alone. */
const isSwitch = /^(?:true|false)$/;

/** What a block does not keep; and a line of signs, which would end the front matter of a Markdown text. */
const notBlock = /^\s|[ \t]$|[\r\u0085\u2028\u2029\ufeff]|^[ \t]*(?:[-–—−_*+=~.][ \t]*)+$/m;

/** Converts a value to YAML nodes. A nested list, such as a row of a table, is written in brackets. */
export function nodeOf(value: Value, isItem = false): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    list.flow = isItem;
    list.items = value.map((one) => nodeOf(one, true));
    return list;
  }
  if (typeof value === 'object' && value !== null) {
    const group = new YAMLMap();
    group.items = Object.entries(value).map(([key, one]) => pairOf(key, one));
    return group;
  }
  const scalar = new Scalar('');
  setText(scalar, value);
  return scalar;
}

/** A field as nodes of YAML. */
export const pairOf = (key: string, value: Value) => new Pair(nodeOf(key), nodeOf(value));

/** Writes a text into a node, in the style that it has where that can hold it. */
function setText(node: Scalar, value: string | number | boolean | null): void {
  const text = meantText(String(value ?? ''));
  const wasNoText = node.type === Scalar.PLAIN && notText.test(node.source ?? '');
  const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
  const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
  // The line break at the end of a block belongs to its style.
  node.value = isBlock && text.includes('\n') && String(node.value).endsWith('\n') ? `${text}\n` : text;
  if (text.includes('\n')) {
    if (notBlock.test(text)) node.type = Scalar.QUOTE_DOUBLE;
    else if (!isBlock) node.type = Scalar.BLOCK_LITERAL;
  } else if (!isQuoted)
    node.type =
      typeof value === 'string' && notText.test(text) && !isSwitch.test(text) && !wasNoText
        ? Scalar.QUOTE_DOUBLE
        : Scalar.PLAIN;
}

/**
 * Changes a node to a value, so that what stays keeps its comments.
 * @returns the node, or another one where the value is of another kind
 */
export function assign(node: Node, value: Value): Node {
  if (dequal(dataOf(node), toData(value))) return node;
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    setText(node, value);
    return node;
  }
  // The brackets of what is empty are not a style.
  const isInBrackets = isCollection(node) && node.items.length > 0 && node.flow === true;
  if (isSeq(node) && Array.isArray(value)) node.items = alignedItems(node.items as Node[], value);
  else if (isMap(node) && isGroup(toData(value))) {
    const fields = value as { [key: string]: Value };
    node.items = node.items.filter((pair) => Object.hasOwn(fields, keyOf(pair)));
    for (const [key, one] of Object.entries(fields)) {
      const pair = node.items.find((other) => keyOf(other) === key);
      if (pair) pair.value = assign(pair.value as Node, one);
      else node.items.push(pairOf(key, one));
    }
  } else return withComments(nodeOf(value), node);
  node.flow = node.items.length === 0 || isInBrackets;
  return node;
}

/** The items of a list that becomes another one: those that stay, those that have changed, and new ones. */
function alignedItems(items: readonly Node[], values: readonly Value[]): Node[] {
  const left = items.map((node) => ({ node, data: dataOf(node) }));
  const take = (isWanted: (data: Data) => boolean): Node | undefined => {
    const at = left.findIndex(({ data }) => isWanted(data));
    return at < 0 ? undefined : left.splice(at, 1)[0]?.node;
  };
  const same = values.map((value) => take((data) => dequal(data, toData(value))));
  return values.map((value, at) => {
    const node = same[at] ?? take((data) => isSameKind(data, toData(value)));
    return node ? assign(node, value) : nodeOf(value, true);
  });
}

/** Whether one item may have become the other; sections of two types are two sections. */
const isSameKind = (one: Data, other: Data) =>
  isGroup(one) && isGroup(other) ? one.type === other.type : typeof one === typeof other;

/** A new node with the comments of the one that it replaces. */
function withComments(node: Node, old: Node): Node {
  const comments = [old.commentBefore, old.comment].filter((comment) => comment);
  if (isScalar(node) && !old.commentBefore) node.comment = old.comment ?? null;
  else if (comments.length > 0) node.commentBefore = comments.join('\n');
  node.spaceBefore = old.spaceBefore ?? false;
  return node;
}
