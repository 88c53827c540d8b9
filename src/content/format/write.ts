import { dequal } from 'dequal/lite';
import { change } from './change.ts';
import { applyOperation, type Data, dataOf, type Fields } from './data.ts';
import type { FieldOrder } from './field-order.ts';
import { joinFile, meantBody, splitFile } from './markdown-file.ts';
import type { Operation, Value } from './operation.ts';
import { unlessRefused, WriteError } from './write-error.ts';
import { openYaml, printYaml } from './yaml-document.ts';

/**
 * The data of a file as written, without defaults; of a Markdown text, the front matter and `body`.
 * @param file its name; texts end in `.md`
 * @throws WriteError for a file that cannot be changed by operations
 */
export function readData(file: string, text: string): Fields {
  const { yaml, body } = splitFile(file, text);
  const fields = dataOf(openYaml(yaml).contents) as Fields;
  return body === undefined ? fields : { ...fields, body };
}

/** The data of a file after operations. @throws WriteError when an operation does not fit the data */
export function meantData(file: string, data: Fields, operations: readonly Operation[]): Fields {
  const meant = operations.reduce<Data>((now, operation) => {
    const value = 'value' in operation ? operation.value : '';
    if (isBroken(value))
      throw new WriteError('A character of this text is broken. Type it again.', operation.path);
    if (!isBody(file, operation)) return applyOperation(now, operation);
    if (operation.kind !== 'set' || typeof value !== 'string')
      throw new WriteError('A text can only be replaced by another one.', operation.path);
    return { ...(now as Fields), body: meantBody(value) };
  }, data);
  return meant as Fields;
}

/**
 * Applies operations to the text of a file, and prints it in the one format of content.
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
  const { yaml, body } = splitFile(file, text);
  const document = openYaml(yaml);
  for (const operation of operations) if (!isBody(file, operation)) change(document, operation, order);
  const printed = joinFile({
    yaml: printYaml(document),
    body: body === undefined ? body : String(meant.body),
  });
  const read = unlessRefused(() => readData(file, printed));
  if (!dequal(read, meant))
    throw new WriteError(
      'This change cannot be written without changing something else. Make it in a text editor.',
    );
  return text.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed;
}

/** A file in the one format of content; as it is where it has mistakes of syntax, or notations that nothing writes. */
export const format = (file: string, text: string): string =>
  unlessRefused(() => write(file, text, [])) ?? text;

const isBody = (file: string, { path }: Operation) => file.endsWith('.md') && path[0] === 'body';

/** Half of a character of two parts, such as an emoji, cannot be saved as UTF-8. */
function isBroken(value: Value): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => isBroken(key) || isBroken(one));
}
