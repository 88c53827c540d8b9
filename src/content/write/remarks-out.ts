import { isMap, isSeq, type Node } from 'yaml';
import type { Path, TextEdit } from '../diagnostic.ts';
import { keyOf, nodeAt } from '../parse/tree.ts';
import { indentOf, isBlank, isBlockScalar, isRemark, lineCount, lineOf, lineStart } from './blocks.ts';
import { type Data, dataAt, dataOf } from './data.ts';
import { splice } from './splice.ts';
import { openYaml, type YamlFile } from './yaml-file.ts';

/**
 * Moves remarks out of block texts that have taken them in: those that are now below one, as far in as its lines.
 * Only the first of several has to move, since it ends the text.
 * @param meant the data without them
 */
export function moveRemarksOut(file: YamlFile, meant: Data): string {
  const edits = blockTexts(file.document.contents).flatMap(({ node, path }) => {
    const text = dataAt(meant, path);
    if (dataOf(node) === text) return [];
    const isRight = (edit: TextEdit) =>
      dataOf(nodeAt(openYaml(splice(file.source.text, [edit])).document, path).node) === text;
    return movesWithin(file, node).find(isRight) ?? [];
  });
  return splice(file.source.text, edits);
}

/** All block texts below a node, with their paths. */
function blockTexts(node: unknown, path: Path = []): { node: Node; path: Path }[] {
  if (isSeq(node)) return node.items.flatMap((item, at) => blockTexts(item, [...path, at]));
  if (isMap(node)) return node.items.flatMap((pair) => blockTexts(pair.value, [...path, keyOf(pair)]));
  return isBlockScalar(node) ? [{ node, path }] : [];
}

/** For each line of a block text that looks like a remark, the last one first: its move to the column of what follows. */
function movesWithin({ source }: YamlFile, node: Node): TextEdit[] {
  const [start, end] = node.range ?? [0, 0];
  const [first, last] = [lineOf(source, start) + 1, lineOf(source, Math.max(start, end - 1))];
  let next = last + 1;
  while (next < lineCount(source) && (isBlank(source, next) || isRemark(source, next))) next++;
  const column = next < lineCount(source) ? indentOf(source, next) : 0;
  const lines = Array.from({ length: last - first + 1 }, (_, at) => last - at);
  return lines
    .filter((line) => isRemark(source, line))
    .map((line) => {
      const from = lineStart(source, line);
      return { start: from, end: from + indentOf(source, line), text: ' '.repeat(column) };
    });
}
