import type { Operation, Path, Value } from '../../content/index.ts';
import { alignLists } from './align-lists.ts';

/** One difference between two versions of a file's data. */
export interface Difference {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The way to the value: in the new data, and for what is gone in the old. */
  path: Path;
  before?: Value;
  after?: Value;
  /** What turns the new data back, here only. */
  takeBack: Operation;
}

const isGroup = (value: Value | undefined): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The differences between two versions of a file's data, each of which can be taken back on its own.
 * @param at the way to both values: in the old data and in the new
 */
export function differences(
  before: Value,
  after: Value,
  at: { old: Path; now: Path } = { old: [], now: [] },
): Difference[] {
  if (isGroup(before) && isGroup(after)) return ofGroups(before, after, at);
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, at);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const takeBack: Operation = { kind: 'set', path: at.now, value: before };
  return [{ kind: 'changed', path: at.now, before, after, takeBack }];
}

function ofGroups(
  before: { [key: string]: Value },
  after: { [key: string]: Value },
  { old, now }: { old: Path; now: Path },
): Difference[] {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...keys].flatMap((key): Difference[] => {
    const [from, to] = [before[key], after[key]];
    const [oldPath, path] = [
      [...old, key],
      [...now, key],
    ];
    if (from !== undefined && to !== undefined) return differences(from, to, { old: oldPath, now: path });
    if (to !== undefined) return [{ kind: 'added', path, after: to, takeBack: { kind: 'remove', path } }];
    if (from === undefined) return [];
    return [{ kind: 'removed', path: oldPath, before: from, takeBack: { kind: 'set', path, value: from } }];
  });
}

function ofLists(before: Value[], after: Value[], { old, now }: { old: Path; now: Path }): Difference[] {
  return alignLists(before, after).flatMap((pair): Difference[] => {
    const { from, to } = pair;
    const [oldPath, path] = [
      [...old, from ?? 0],
      [...now, to ?? 0],
    ];
    if (from === undefined)
      return [
        {
          kind: 'added',
          path,
          after: after[to] as Value,
          takeBack: { kind: 'delete', path: now, index: to },
        },
      ];
    const value = before[from] as Value;
    if (to === undefined)
      return [
        {
          kind: 'removed',
          path: oldPath,
          before: value,
          takeBack: { kind: 'insert', path: now, index: pair.returnTo, value },
        },
      ];
    const inside = differences(value, after[to] as Value, { old: oldPath, now: path });
    if (pair.movedBack === undefined) return inside;
    const takeBack: Operation = { kind: 'move', path: now, from: to, to: pair.movedBack };
    return [{ kind: 'moved', path, before: value, after: after[to] as Value, takeBack }, ...inside];
  });
}
