import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { keyOf } from '../parse/tree.ts';
import { WriteError } from './write-error.ts';

/**
 * Parses YAML for changes and for printing.
 * @throws WriteError for syntax errors, and for notations whose change would be a guess
 */
export function openYaml(source: string): Document {
  const text = source.replaceAll('\r\n', '\n');
  const document = parseDocument(text, {
    schema: 'failsafe',
    keepSourceTokens: true,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  if (document.errors.length > 0)
    throw new WriteError(
      'This file has a syntax error. Correct it in a text editor first; the check says where it is.',
    );
  const obstacle = findObstacle(document);
  if (obstacle)
    throw new WriteError(`This file contains ${obstacle}, which can be changed in a text editor only.`);
  if (!isMap(document.contents))
    throw new WriteError('This file has no fields yet. Write the first one in a text editor.');
  placeComments(document, text);
  return document;
}

/** Prints a document in the one format of content. */
export function printYaml(document: Document): string {
  visit(document, {
    Node: (_, node) => {
      node.commentBefore = evenlySpaced(node.commentBefore);
      node.comment = evenlySpaced(node.comment);
      if (!isCollection(node)) return;
      const first = node.items.length > 0 ? ownerOf(node.items[0]) : undefined;
      if (first) first.spaceBefore = false;
      else node.comment = node.comment?.replace(/^\n/, '') ?? null;
      if (first?.commentBefore) first.commentBefore = first.commentBefore.replace(/^\n+/, '');
      for (const item of isSeq(node) ? node.items : []) {
        if (!isMap<Scalar>(item) || !item.items[0]) continue;
        // Behind a dash there is a field, with its comments above.
        const { key } = item.items[0];
        item.commentBefore = joined(item.commentBefore, key.commentBefore);
        key.commentBefore = null;
      }
    },
  });
  const printed = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return printed.replace(/\n{3,}(?=#)/g, '\n\n').replace(/\n+$/, '\n');
}

function findObstacle(document: Document): string | undefined {
  let obstacle: string | undefined;
  const found = (what: string) => {
    obstacle ??= what;
    return visit.BREAK;
  };
  visit(document, {
    Alias: () => found('a reference to another value (*)'),
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) return found('a name for a value (&)');
      return node.tag ? found('a tag (!)') : undefined;
    },
    Pair: (_, pair) => (isSimple(pair) ? undefined : found('a field with an unusual name (?)')),
    Map: (_, map) => {
      const keys = map.items.map(keyOf);
      return new Set(keys).size < keys.length ? found('the same field twice') : undefined;
    },
  });
  return obstacle;
}

function isSimple({ key, srcToken }: Pair): boolean {
  const isExplicit = srcToken?.start.some(({ type }) => type === 'explicit-key-ind');
  const hasColon = srcToken?.sep?.some(({ type }) => type === 'map-value-ind');
  return isScalar(key) && key.range !== undefined && key.range !== null && !isExplicit && hasColon === true;
}

/**
 * Gives comments to what they are about. The parser gives the one above a first item to the list, does not tell it from
 * one behind the colon, which here goes above the field, and gives all those below an item to the innermost list or group.
 */
function placeComments(document: Document, text: string): void {
  visit(document, {
    Pair: (_, pair) => {
      const { key, value } = pair as Pair<Scalar, Node>;
      if (!isCollection(value) || value.flow || !value.commentBefore) return;
      const lines = value.commentBefore.split('\n');
      value.commentBefore = null;
      const first = ownerOf(value.items[0]);
      key.commentBefore = joined(key.commentBefore, ...(isBehindColon(pair) ? lines.splice(0, 1) : []));
      first.commentBefore = joined(...lines, first.commentBefore);
    },
    Node: (place, node, path) => {
      const isOpen = isScalar(node) ? node.range?.[0] === node.range?.[1] : isCollection(node) && !node.flow;
      // The parser takes what is below an empty value for its own, blank lines, too.
      const isEmptyField = place === 'value' && isScalar(node);
      if (isEmptyField && isOpen) node.spaceBefore = false;
      if (isOpen && (node.comment || isEmptyField)) placeCommentsBelow(node, path.filter(isCollection), text);
      // Within brackets, there is only room for a few words.
      if (isCollection(node) && node.flow) node.flow = !node.items.some(isLarge);
    },
  });
  // Here, the printer has a place for them only behind the document.
  const contents = document.contents as Node;
  document.comment = joined(contents.comment?.replace(/^\n/, ''), document.comment);
  contents.comment = null;
}

/**
 * Sorts the comments below a list, a group or an empty value by their columns.
 * @param around what it is in, from the outside in
 */
function placeCommentsBelow(node: Node, around: (YAMLMap | YAMLSeq)[], text: string): void {
  const [, end = 0, commentEnd] = node.range ?? [];
  const below = text.slice(end, commentEnd).trimEnd();
  const lines = below.split('\n');
  const columnOf = ({ range }: Node) =>
    (range?.[0] ?? 0) - (text.lastIndexOf('\n', (range?.[0] ?? 0) - 1) + 1);
  const behind = isScalar(node) ? lines.shift()?.trim() : '';
  node.comment = behind ? commentOf(behind) : null;
  let owner = node;
  /** The item or field that the comments are above. */
  let next = undefined as Node | undefined;
  let found: string[] = [];
  let blank: string[] = [];
  const settle = () => {
    if (next) {
      next.spaceBefore = found[0] === '';
      next.commentBefore = joined(...found.slice(found[0] === '' ? 1 : 0), next.commentBefore);
    } else if (found.length > 0) owner.comment = found.join('\n');
    found = [];
  };
  const goOut = (outer: YAMLMap | YAMLSeq) => {
    settle();
    const at = outer.items.findIndex((item) => (isPair(item) ? item.value : item) === owner);
    next = at + 1 < outer.items.length ? ownerOf(outer.items[at + 1]) : undefined;
    owner = outer;
    around.pop();
  };
  for (const line of lines) {
    const column = line.search(/\S/);
    if (column < 0) blank = [''];
    else {
      for (let outer = around.at(-1); outer && !next; outer = around.at(-1)) {
        if (!isScalar(owner) && (column >= columnOf(owner) || column > columnOf(outer))) break;
        goOut(outer);
      }
      found.push(...blank, commentOf(line));
      blank = [];
    }
  }
  const isBlankBelow = /^[ \t]*\n[ \t]*\n/.test(text.slice(end + below.length));
  if (next && isBlankBelow) found.push('');
  settle();
  if (next) return;
  for (let outer = around.at(-1); outer && !next; outer = around.at(-1)) goOut(outer);
  if (next) (next as Node).spaceBefore = isBlankBelow;
}

/** The words of a comment, as the parser has them. */
const commentOf = (line: string) => line.trim().slice(1) || ' ';

/** A comment with one blank line where there are several. */
const evenlySpaced = (comment: string | null | undefined) =>
  comment?.replace(/\n{3,}/g, '\n\n').replace(/\n+$/, '\n') || null;

/** Lines of comments as one, without those that are not there. */
export const joined = (...lines: (string | null | undefined)[]) =>
  lines.filter((line) => line !== null && line !== undefined).join('\n') || null;

/** The node that holds the comments above an item or field. */
export const ownerOf = (item: unknown) => (isPair(item) ? item.key : item) as Node;

/** Whether an item or field has others in it, or comments. */
function isLarge(item: unknown): boolean {
  const nodes = (isPair(item) ? [item.key, item.value] : [item]) as Node[];
  return nodes.some((node) => isCollection(node) || node.comment || node.commentBefore || node.spaceBefore);
}

/** Whether there is a comment on the line of the colon. */
function isBehindColon({ srcToken }: Pair): boolean {
  const tokens = srcToken?.sep ?? [];
  const lineEnd = tokens.findIndex(({ type }) => type === 'newline');
  return tokens.slice(0, lineEnd).some(({ type }) => type === 'comment');
}
