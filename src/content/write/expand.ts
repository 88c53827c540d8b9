import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../diagnostic.ts';
import { type Data, isGroup, toData } from './data.ts';
import type { Operation, Value } from './operation.ts';

/** A group or list in place of another as the changes within it, so that what stays keeps its lines and remarks. */
export function expandSet(path: Path, before: Data | undefined, value: Value): Operation[] | undefined {
  if (Array.isArray(before) && Array.isArray(value) && before.length > 0 && value.length > 0)
    return listChanges(path, before, value);
  if (!isGroup(before) || typeof value !== 'object' || value === null || Array.isArray(value))
    return undefined;
  if (Object.keys(before).length === 0 || Object.keys(value).length === 0) return undefined;
  const changed = Object.entries(value).flatMap(([key, one]): Operation[] =>
    isDeepStrictEqual(before[key], toData(one)) ? [] : [{ kind: 'set', path: [...path, key], value: one }],
  );
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(value, key));
  return [...changed, ...removed.map((key): Operation => ({ kind: 'remove', path: [...path, key] }))];
}

function listChanges(path: Path, before: readonly Data[], after: readonly Value[]): Operation[] {
  const operations: Operation[] = [];
  const now = after.map(toData);
  const kept = [...commonItems(before, now), [before.length, now.length] as const];
  let [from, at] = [0, 0];
  for (const [keptBefore, keptAfter] of kept) {
    while (from < keptBefore && at < keptAfter && isSameKind(before[from], now[at])) {
      operations.push({ kind: 'set', path: [...path, at], value: after[at] as Value });
      [from, at] = [from + 1, at + 1];
    }
    for (; from < keptBefore; from++) operations.push({ kind: 'delete', path, index: at });
    for (; at < keptAfter; at++)
      operations.push({ kind: 'insert', path, index: at, value: after[at] as Value });
    [from, at] = [keptBefore + 1, keptAfter + 1];
  }
  return operations;
}

/** Whether one item may have become the other; sections of two types are two sections. */
const isSameKind = (one: Data | undefined, other: Data | undefined) =>
  isGroup(one) && isGroup(other) ? one.type === other.type : typeof one === typeof other;

/** The indexes of items that both lists have in the same order, as many as possible. */
function commonItems(one: readonly Data[], other: readonly Data[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const length = (a: number, b: number) => lengths[a]?.[b] ?? 0;
  const same = one.map((item) => other.map((candidate) => isDeepStrictEqual(item, candidate)));
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      (lengths[a] as number[])[b] = same[a]?.[b]
        ? length(a + 1, b + 1) + 1
        : Math.max(length(a + 1, b), length(a, b + 1));
  const found: (readonly [number, number])[] = [];
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    if (same[a]?.[b]) found.push([a++, b++]);
    else if (length(a + 1, b) >= length(a, b + 1)) a++;
    else b++;
  }
  return found;
}
