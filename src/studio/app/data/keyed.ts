import type { FormField, Path, Value } from '../../../content/index.ts';

/** An item of a list, with a key by which a moved item differs from a changed one. */
export interface Item {
  key: string;
  /** Key of the item that this one was copied from. */
  from?: string;
  value: Keyed;
}

/** A group of fields, whose lists have keys. */
export interface KeyedFields {
  [field: string]: Keyed;
}

/** A value of a content file, whose lists have keys. Keys are unique within their list and never written. */
export type Keyed = string | number | boolean | null | Item[] | KeyedFields;

/** A key that no other item has. */
export const newKey = (): string => crypto.randomUUID();

export const isFields = (value: Keyed | undefined): value is KeyedFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a group of fields; an empty one where it is something else. */
export const fieldsOf = (value: Keyed | undefined): KeyedFields => (isFields(value) ? value : {});

/** A value as a list; an empty one where it is something else. */
export const itemsOf = (value: Keyed | undefined): Item[] => (Array.isArray(value) ? value : []);

/** A value as a text; '' where there is none. */
export const textOf = (value: Keyed | Value | undefined): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

/** Gives every item of every list a key. */
export function withKeys(value: { [key: string]: Value }): KeyedFields;
export function withKeys(value: Value): Keyed;
export function withKeys(value: Value): Keyed {
  if (Array.isArray(value)) return value.map((item) => ({ key: newKey(), value: withKeys(item) }));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withKeys(field)]));
}

/** The value as the file has it. */
export function withoutKeys(value: KeyedFields): { [key: string]: Value };
export function withoutKeys(value: Keyed): Value;
export function withoutKeys(value: Keyed): Value {
  if (Array.isArray(value)) return value.map((item) => withoutKeys(item.value));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutKeys(field)]));
}

/** A value for a second place: without the names for links in it, because no two places may share one. */
export function withoutAnchors(value: KeyedFields, field: FormField | undefined): KeyedFields;
export function withoutAnchors(value: Keyed, field: FormField | undefined): Keyed;
export function withoutAnchors(value: Keyed, field: FormField | undefined): Keyed {
  if (Array.isArray(value))
    return value.map((item) => ({ ...item, value: withoutAnchors(item.value, field?.item) }));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const inner = field?.fields?.[name];
      return inner?.means === 'anchor' ? [] : [[name, withoutAnchors(one, inner)]];
    }),
  );
}

/** Whether two values are the same in a file. */
export const isSame = (one: Keyed | undefined, other: Keyed | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && isEqual(withoutKeys(one), withoutKeys(other)));

/** Whether two values are equal in a file, whatever the order of their fields: it has texts only, `true` as well. */
function isEqual(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true;
  if (isWritten(one) && isWritten(other)) return String(one) === String(other);
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), other as { [key: string]: Value }];
  return (
    mine.length === Object.keys(other).length &&
    mine.every(([name, value]) => Object.hasOwn(other, name) && isEqual(value, theirs[name]))
  );
}

const isWritten = (value: Value | undefined) => value !== undefined && typeof value !== 'object';

/**
 * Gives a changed value the keys that it had before: each item of a list keeps the key of the equal item, of one like it,
 * or of the item in whose place it is.
 */
export function keepKeys(before: Keyed | undefined, after: Value): Keyed {
  if (Array.isArray(after)) return keepItemKeys(itemsOf(before), after);
  if (typeof after !== 'object' || after === null) return after;
  const fields = fieldsOf(before);
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, keepKeys(fields[name], value)]),
  );
}

function keepItemKeys(before: Item[], after: Value[]): Item[] {
  const left = new Set(before);
  const take = (item: Item | undefined) => (item && left.delete(item) ? item : undefined);
  const find = (value: Value) => [...left].find((item) => isEqual(withoutKeys(item.value), value));
  // Items that stay in place first: among equal items they are the ones meant.
  const stayed = after.map((value, at) => {
    const item = before[at];
    return item && isEqual(withoutKeys(item.value), value) ? take(item) : undefined;
  });
  const equal = stayed.map((item, at) => item ?? take(find(after[at] ?? null)));
  const like = (value: Value) => [...left].find((item) => isAlike(withoutKeys(item.value), value));
  const kept = equal.map((item, at) => item ?? take(like(after[at] ?? null)));
  return after.map((value, at) => {
    const changed = kept[at] ?? (before.length === after.length ? take(before[at]) : undefined);
    return changed
      ? { ...changed, value: keepKeys(changed.value, value) }
      : { key: newKey(), value: withKeys(value) };
  });
}

/** Whether at least half of the fields of two groups are equal. */
function isAlike(one: Value, other: Value): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => isEqual(one[name], other[name])).length * 2 >= names.size;
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: Keyed | undefined, path: Path): Keyed | undefined {
  let at = value;
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)]?.value;
    else at = isFields(at) ? at[step] : undefined;
  }
  return at;
}

/** A copy with another value at a path; without one, the field is removed. */
export function withValueAt(value: Keyed | undefined, path: Path, next: Keyed | undefined): Keyed {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  if (Array.isArray(value)) {
    return value.map((item, at) =>
      at === step ? { ...item, value: withValueAt(item.value, rest, next) } : item,
    );
  }
  const fields = fieldsOf(value);
  const { [step]: old, ...others } = fields;
  if (rest.length === 0 && next === undefined) return others;
  // In its place, so that a comparison by order finds no change.
  return { ...fields, [step]: withValueAt(old, rest, next) };
}
