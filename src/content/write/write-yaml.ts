import { isDeepStrictEqual } from 'node:util';
import { editsFor } from './change.ts';
import { applyOperation, type Data, dataAt, dataOf } from './data.ts';
import { expandSet } from './expand.ts';
import type { FieldOrder } from './field-order.ts';
import type { Operation } from './operation.ts';
import { moveRemarksOut } from './remarks-out.ts';
import { splice } from './splice.ts';
import { CANNOT_BE_WRITTEN, unlessRefused, WriteError } from './write-error.ts';
import { openYaml, type YamlFile } from './yaml-file.ts';

/**
 * Applies operations to YAML, one after the other.
 * @throws WriteError when an operation does not fit, or when its result would not have exactly the data that was meant
 */
export function writeYaml(text: string, operations: readonly Operation[], order: FieldOrder): string {
  const queue = [...operations];
  let file = openYaml(text);
  while (queue.length > 0) {
    const data = dataOf(file.document.contents);
    const next = takeNext(queue, data);
    if (next.length > 0) file = applied(file, next, data, order);
  }
  return file.source.text;
}

/** Takes the next operation off the queue; where it replaces a text, also those that replace other texts. */
function takeNext(queue: Operation[], data: Data): Operation[] {
  const next = queue.shift();
  if (!next) return [];
  const before = dataAt(data, next.path);
  const parts = next.kind === 'set' ? expandSet(next.path, before, next.value) : undefined;
  if (parts) {
    queue.unshift(...parts);
    return [];
  }
  if (isDeepStrictEqual(applyOperation(data, next), data)) return [];
  if (!replacesText(next, data)) return [next];
  const texts = [next];
  // Texts do not move one another, so that one parse is enough for all of them.
  while (queue[0] && replacesText(queue[0], data)) {
    const operation = queue.shift() as Operation;
    const same = texts.findIndex((one) => isDeepStrictEqual(one.path, operation.path));
    if (same >= 0) texts.splice(same, 1);
    texts.push(operation);
  }
  return texts;
}

const replacesText = (operation: Operation, data: Data) =>
  operation.kind === 'set' &&
  (typeof operation.value !== 'object' || operation.value === null) &&
  typeof dataAt(data, operation.path) === 'string';

/** The file after operations of which none moves what another one changes. */
function applied(file: YamlFile, operations: readonly Operation[], data: Data, order: FieldOrder): YamlFile {
  const meant = operations.reduce(applyOperation, data);
  for (const text of attempts(file, operations, data, order, meant)) {
    const result = unlessRefused(() => openYaml(text));
    if (result && isDeepStrictEqual(dataOf(result.document.contents), meant)) return result;
  }
  throw new WriteError(CANNOT_BE_WRITTEN);
}

function* attempts(
  file: YamlFile,
  operations: readonly Operation[],
  data: Data,
  order: FieldOrder,
  meant: Data,
): Generator<string> {
  const written = (usesBlocks: boolean) => {
    const edits = operations.flatMap((one) => editsFor({ ...file, usesBlocks }, one, data, order));
    return splice(file.source.text, edits);
  };
  yield written(true);
  // A remark below a text can become part of it if the text is written as a block; in quotes it cannot.
  const quoted = written(false);
  yield quoted;
  const result = unlessRefused(() => openYaml(quoted));
  if (result) yield moveRemarksOut(result, meant);
}
