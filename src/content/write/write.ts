import { isDeepStrictEqual } from 'node:util';
import { Source } from '../parse/source.ts';
import { applyOperation, type Data, dataOf, type Fields } from './data.ts';
import type { FieldOrder } from './field-order.ts';
import { joinText, replaceBody, splitText } from './markdown-file.ts';
import type { Operation } from './operation.ts';
import { tidyOperation, withoutReplaced } from './tidy.ts';
import { CANNOT_BE_WRITTEN, unlessRefused, WriteError } from './write-error.ts';
import { writeYaml } from './write-yaml.ts';
import { openYaml, rootOf } from './yaml-file.ts';

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
  const result = file.endsWith('.md') ? writeText(text, needed, order) : writeYaml(text, needed, order);
  const read = unlessRefused(() => readData(file, result));
  if (!isDeepStrictEqual(read, meant)) throw new WriteError(CANNOT_BE_WRITTEN);
  return result;
}

function writeText(text: string, operations: readonly Operation[], order: FieldOrder): string {
  const { lineBreak } = new Source('', text);
  let parts = splitText(text);
  const isBody = ({ path }: Operation) => path[0] === 'body';
  for (const operation of operations.filter(isBody)) {
    if (operation.kind !== 'set' || typeof operation.value !== 'string')
      throw new WriteError('A text can only be replaced by another one.', operation.path);
    parts = replaceBody(parts, operation.value, lineBreak);
  }
  const fields = operations.filter((operation) => !isBody(operation));
  return joinText({ ...parts, yaml: writeYaml(parts.yaml, fields, order) });
}
