import type { Path } from '../diagnostic.ts';
import { valueAt } from '../explain/check-value.ts';
import { plainValue } from '../parse/tree.ts';
import type { Operation, Value } from './operation.ts';
import { WriteError } from './write-error.ts';

/** The data of a file: every scalar is a text. */
export type Data = string | Data[] | { [key: string]: Data };

/** The data of a parsed node. Line breaks at the end of a text depend on its style and are no part of it. */
export const dataOf = (node: unknown): Data => toData(plainValue(node) as Value);

/** The data of a file: its fields. */
export type Fields = { [key: string]: Data };

/** A value from outside as the data that it becomes in the file. */
export function toData(value: Value): Data {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(toData);
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toData(one)]));
  return meantText(String(value));
}

/** A text without what its style in the file decides: the kind of its line breaks, and those at its end. */
export const meantText = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');

export const isGroup = (data: Data | undefined): data is { [key: string]: Data } =>
  typeof data === 'object' && !Array.isArray(data);

/** The data at a path; undefined where there is none. */
export const dataAt = (data: Data, path: Path) => valueAt(data, path) as Data | undefined;

/** Applies an operation to data. @throws WriteError when it does not fit the data */
export function applyOperation(data: Data, operation: Operation): Data {
  const { kind, path } = operation;
  if (kind === 'set') return replaceAt(data, path, () => toData(operation.value));
  if (kind === 'remove') {
    const last = path.at(-1);
    if (typeof last !== 'string' || dataAt(data, path) === undefined) throw nowhere(path);
    return replaceAt(data, path.slice(0, -1), (group) =>
      Object.fromEntries(Object.entries(group as object).filter(([key]) => key !== last)),
    );
  }
  return replaceAt(data, path, (list = []) => {
    const items = list === '' ? [] : list;
    if (!Array.isArray(items)) throw nowhere(path);
    return applyToList(items, operation);
  });
}

function applyToList(
  items: readonly Data[],
  operation: Exclude<Operation, { kind: 'set' | 'remove' }>,
): Data[] {
  const item = (index: number): Data => {
    const found = items[index];
    if (found === undefined) throw nowhere([...operation.path, index]);
    return found;
  };
  const inserted = (list: readonly Data[], index: number, data: Data) => {
    if (!Number.isInteger(index) || index < 0 || index > list.length)
      throw nowhere([...operation.path, index]);
    return list.toSpliced(index, 0, data);
  };
  if (operation.kind === 'insert') return inserted(items, operation.index, toData(operation.value));
  if (operation.kind === 'delete') {
    item(operation.index);
    return items.toSpliced(operation.index, 1);
  }
  const { from, to } = operation;
  return inserted(operation.kind === 'move' ? items.toSpliced(from, 1) : items, to, item(from));
}

/** Replaces the data at a path; the last field of the path may be new. */
function replaceAt(data: Data, path: Path, change: (data: Data | undefined) => Data): Data {
  const [step, ...rest] = path;
  if (step === undefined) return change(data);
  const next = dataAt(data, [step]);
  const isNew = next === undefined && rest.length === 0 && typeof step === 'string';
  if (next === undefined && !(isNew && isGroup(data))) throw nowhere(path);
  const changed = isNew ? change(undefined) : replaceAt(next as Data, rest, change);
  if (Array.isArray(data)) return data.with(step as number, changed);
  return { ...(data as object), [step]: changed };
}

function nowhere(path: Path): WriteError {
  return new WriteError('This is no longer in the file. Load the page again.', path);
}
