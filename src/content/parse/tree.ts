import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import type { Path } from '../diagnostic.ts';

/** Parses YAML with every scalar as the text that was written: `yes`, `1.10` and `2024-05-01` are texts. */
export const parseText = (text: string): Document =>
  parseDocument(text, { schema: 'failsafe', prettyErrors: false, uniqueKeys: false, logLevel: 'error' });

/** The plain value of a parsed node, every scalar as the text that was written. */
export function plainValue(node: unknown): unknown {
  if (isScalar(node)) return node.value === null ? '' : String(node.value);
  if (isSeq(node)) return node.items.map(plainValue);
  if (isMap(node)) {
    const value: Record<string, unknown> = {};
    for (const pair of node.items) {
      const key = keyOf(pair);
      const field = { value: plainValue(pair.value), enumerable: true, writable: true, configurable: true };
      if (!Object.hasOwn(value, key)) Object.defineProperty(value, key, field);
    }
    return value;
  }
  return isAlias(node) ? `*${node.source}` : '';
}

/** The key of a pair as text. */
export const keyOf = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value ?? '') : '');

/** The node at a path, and the pair that holds it if it is a field. */
export interface NodeAtPath {
  node: Node | undefined;
  pair: Pair | undefined;
  /** The last node on the way, if the path leads nowhere. */
  nearest: Node | undefined;
}

/** Finds the node at a path of a document. */
export function nodeAt(document: Document, path: Path): NodeAtPath {
  let found: NodeAtPath = {
    node: asNode(document.contents),
    pair: undefined,
    nearest: asNode(document.contents),
  };
  for (const step of path) {
    const { node } = found;
    if (typeof step === 'number') {
      const next = isSeq(node) ? asNode(node.items[step]) : undefined;
      found = { node: next, pair: undefined, nearest: next ?? found.nearest };
    } else {
      const pair = isMap(node) ? node.items.find((one) => keyOf(one) === step) : undefined;
      const next = asNode(pair?.value);
      found = { node: next, pair, nearest: next ?? asNode(pair?.key) ?? found.nearest };
    }
  }
  return found;
}

const asNode = (value: unknown) =>
  isScalar(value) || isMap(value) || isSeq(value) || isAlias(value) ? value : undefined;
