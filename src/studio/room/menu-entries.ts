import { dequal } from 'dequal/lite';
import type { Fields, Operation, Path } from '../../content/index.ts';
import type { FieldProblem } from '../protocol.ts';

export const SITE = 'site.yaml';

/** A link that is an item of a list in site.yaml. */
export const isMenuEntry = ({ file, path }: FieldProblem) =>
  file === SITE && path.at(-1) === 'link' && typeof path.at(-2) === 'number';

/**
 * Deletes menu entries, and groups that have none left.
 * @param entries the paths of their links
 */
export function deletions(data: Fields, entries: readonly Path[]): Operation[] {
  const items = new Map<string, Path>();
  for (const entry of entries) {
    const item = entry.slice(0, -1);
    const list = item.slice(0, -1);
    const mates = entries.filter((other) => dequal(other.slice(0, -2), list));
    const group = list.slice(0, -1);
    const isEmptied = dataAt(data, list)?.length === mates.length && typeof group.at(-1) === 'number';
    const gone = isEmptied ? group : item;
    items.set(JSON.stringify(gone), gone);
  }
  // From the last, so that the indexes of the others stay.
  return [...items.values()]
    .toReversed()
    .map((path) => ({ kind: 'delete', path: path.slice(0, -1), index: Number(path.at(-1)) }));
}

/** The list at a path. */
function dataAt(data: Fields, path: Path): readonly unknown[] | undefined {
  let at: unknown = data;
  for (const step of path) at = (at as Record<string, unknown> | undefined)?.[step];
  return Array.isArray(at) ? at : undefined;
}
