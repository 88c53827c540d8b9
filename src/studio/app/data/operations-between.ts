import { diffArrays } from 'diff';
import type { Operation, Path } from '../../../content/index.ts';
import { type Item, isFields, isSame, type Keyed, type KeyedFields, withoutKeys } from './keyed.ts';

/** The operations that turn the data of a file into its current data, in the order in which they apply. */
export const operationsBetween = (before: KeyedFields, after: KeyedFields): Operation[] =>
  betweenFields(before, after, []);

function betweenFields(before: KeyedFields, after: KeyedFields, path: Path): Operation[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...removed.map((name): Operation => ({ kind: 'remove', path: [...path, name] })),
    ...Object.entries(after).flatMap(([name, value]) =>
      betweenValues(Object.hasOwn(before, name) ? before[name] : undefined, value, [...path, name]),
    ),
  ];
}

function betweenValues(before: Keyed | undefined, after: Keyed, path: Path): Operation[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after, path);
  if (isFields(before) && isFields(after)) return betweenFields(before, after, path);
  return isSame(before, after) ? [] : [{ kind: 'set', path, value: withoutKeys(after) }];
}

/** First the items are deleted, moved, copied and inserted, so that what changes within them has its final index. */
function betweenLists(before: Item[], after: Item[], path: Path): Operation[] {
  const operations: Operation[] = [];
  const wanted = new Set(after.map(({ key }) => key));
  const list = [...before];
  for (const { key } of before) {
    if (wanted.has(key)) continue;
    const index = list.findIndex((item) => item.key === key);
    operations.push({ kind: 'delete', path, index });
    list.splice(index, 1);
  }
  const staying = stayingKeys(list, after);
  // Each item comes directly behind its predecessor; what is still in between moves on later.
  let to = 0;
  const inside: Operation[] = [];
  for (const [at, item] of after.entries()) {
    const { key, from, value } = item;
    const present = list.findIndex((one) => one.key === key);
    if (present >= 0) {
      const moved = list[present] as Item;
      if (staying.has(key)) to = present;
      else {
        if (present < to) to -= 1;
        operations.push({ kind: 'move', path, from: present, to });
        list.splice(present, 1);
        list.splice(to, 0, moved);
      }
      inside.push(...betweenValues(moved.value, value, [...path, at]));
    } else {
      const source = list.findIndex((one) => one.key === from);
      const copied = list[source];
      if (copied) {
        operations.push({ kind: 'copy', path, from: source, to });
        inside.push(...betweenValues(copied.value, value, [...path, at]));
      } else operations.push({ kind: 'insert', path, index: to, value: withoutKeys(value) });
      list.splice(to, 0, copied ? { ...item, value: copied.value } : item);
    }
    to += 1;
  }
  return [...operations.filter(isNeeded), ...inside];
}

/** An item may already be where it moves to. */
const isNeeded = (operation: Operation) => operation.kind !== 'move' || operation.from !== operation.to;

/** As many keys as possible whose items need not move. */
function stayingKeys(list: Item[], after: Item[]): Set<string> {
  const runs = diffArrays(
    list.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  return new Set(runs.flatMap(({ added, removed, value }) => (added || removed ? [] : value)));
}
