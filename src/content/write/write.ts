import { isDeepStrictEqual } from 'node:util';
import type { TextEdit } from '../diagnostic.ts';
import { Source } from '../parse/source.ts';
import { editsFor } from './change.ts';
import { applyOperation, type Data, dataAt, dataOf, type Fields } from './data.ts';
import { expandSet } from './expand.ts';
import type { FieldOrder } from './field-order.ts';
import { joinText, replaceBody, splitText } from './markdown-file.ts';
import type { Operation } from './operation.ts';
import { splice } from './splice.ts';
import { tidyOperation, withoutReplaced } from './tidy.ts';
import { WriteError } from './write-error.ts';
import { openYaml, rootOf, type YamlFile } from './yaml-file.ts';

/**
 * The data of a file as written, without defaults; of a Markdown text, the front matter and `body`.
 * @param file its name; texts end in `.md`
 * @throws WriteError for a file that cannot be changed by operations
 */
export function readData(file: string, text: string): Fields {
  if (!file.endsWith('.md')) return dataOf(rootOf(openYaml(text))) as Fields;
  const { yaml, body } = splitText(text);
  return { ...(dataOf(rootOf(openYaml(yaml))) as Fields), body };
}

/** The data of a file after operations. @throws WriteError when an operation does not fit the data */
export const meantData = (file: string, data: Fields, operations: readonly Operation[]): Fields =>
  operations.map(tidyOperation(file)).reduce<Data>(applyOperation, data) as Fields;

/**
 * Applies operations to the text of a file, and changes nothing else in it.
 * @param file its name; texts end in `.md`
 * @param order the usual order of fields, for new ones
 * @throws WriteError when an operation does not fit, or when the result would not have exactly the data that was meant
 */
export function write(
  file: string,
  text: string,
  operations: readonly Operation[],
  order: FieldOrder = () => [],
): string {
  const meant = meantData(file, readData(file, text), operations);
  const needed = withoutReplaced(operations.map(tidyOperation(file)));
  // A remark below a text can become part of it if the text is written as a block; in quotes it cannot.
  for (const usesBlocks of [true, false]) {
    const result = file.endsWith('.md')
      ? writeText(text, needed, order, usesBlocks)
      : writeYaml(text, needed, order, usesBlocks);
    if (isDeepStrictEqual(readBack(file, result), meant)) return result;
  }
  throw new WriteError(
    'This change cannot be written without changing something else. Make it in a text editor.',
  );
}

/** What was written, as it will be read; undefined where it cannot be read. */
function readBack(file: string, text: string): Data | undefined {
  try {
    return readData(file, text);
  } catch (error) {
    if (error instanceof WriteError) return undefined;
    throw error;
  }
}

function writeText(
  text: string,
  operations: readonly Operation[],
  order: FieldOrder,
  usesBlocks: boolean,
): string {
  const { lineBreak } = new Source('', text);
  let parts = splitText(text);
  const isBody = ({ path }: Operation) => path[0] === 'body';
  for (const operation of operations.filter(isBody)) {
    if (operation.kind !== 'set' || typeof operation.value !== 'string')
      throw new WriteError('A text can only be replaced by another one.', operation.path);
    parts = replaceBody(parts, operation.value, lineBreak);
  }
  const fields = operations.filter((operation) => !isBody(operation));
  return joinText({ ...parts, yaml: writeYaml(parts.yaml, fields, order, usesBlocks) });
}

function writeYaml(
  text: string,
  operations: readonly Operation[],
  order: FieldOrder,
  usesBlocks: boolean,
): string {
  const queue = [...operations];
  let result = text;
  while (queue.length > 0) {
    const file = openYaml(result, usesBlocks);
    const data = dataOf(file.document.contents);
    result = splice(result, takeEdits(file, data, queue, order));
  }
  return result;
}

/** Takes the next operation off the queue; where it replaces a text, also those that replace other texts. */
function takeEdits(file: YamlFile, data: Data, queue: Operation[], order: FieldOrder): TextEdit[] {
  const next = queue.shift();
  if (!next) return [];
  const before = dataAt(data, next.path);
  const parts = next.kind === 'set' ? expandSet(next.path, before, next.value) : undefined;
  if (parts) {
    queue.unshift(...parts);
    return [];
  }
  if (isDeepStrictEqual(applyOperation(data, next), data)) return [];
  if (!replacesText(next, data)) return editsFor(file, next, data, order);
  const texts = [next];
  // Texts do not move one another, so that one parse is enough for all of them.
  while (queue[0] && replacesText(queue[0], data)) {
    const operation = queue.shift() as Operation;
    const same = texts.findIndex((one) => isDeepStrictEqual(one.path, operation.path));
    if (same >= 0) texts.splice(same, 1);
    texts.push(operation);
  }
  return texts.flatMap((one) => editsFor(file, one, data, order));
}

const replacesText = (operation: Operation, data: Data) =>
  operation.kind === 'set' &&
  (typeof operation.value !== 'object' || operation.value === null) &&
  typeof dataAt(data, operation.path) === 'string';
