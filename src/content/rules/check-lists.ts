import { type Path, type UnlocatedDiagnostic, warning } from '../diagnostic.ts';
import { valueName } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';

/** The fields of a group that are lists or have lists in them; found once for each shape. */
const known = new WeakMap<Shape, [string, Shape][]>();

function fieldsWithLists(shape: Shape): [string, Shape][] {
  const before = known.get(shape);
  if (before) return before;
  const found = [...shape.fields].filter(
    ([, field]) => field.kind === 'list' || fieldsWithLists(field).length > 0,
  );
  known.set(shape, found);
  return found;
}

/** List items that say word for word what another of the same list says: copied, and not changed yet. */
export function checkLists(value: unknown, shape: Shape, path: Path): UnlocatedDiagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: UnlocatedDiagnostic[] = [];
  for (const [key, field] of fieldsWithLists(shape)) {
    const inner = (value as Record<string, unknown>)[key];
    if (field.kind === 'map') found.push(...checkLists(inner, field, [...path, key]));
    else if (Array.isArray(inner)) {
      const { item } = field;
      if (mayRepeat(inner)) found.push(...repeated(inner, [...path, key]));
      if (item && fieldsWithLists(item).length > 0)
        for (const [at, one] of inner.entries()) found.push(...checkLists(one, item, [...path, key, at]));
    }
  }
  return found;
}

/** Whether two items begin alike, which hardly any do. */
function mayRepeat(items: unknown[]): boolean {
  const beginnings = new Set(items.map(beginning));
  return beginnings.size < items.length;
}

function beginning(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  for (const key in item) return (item as Record<string, unknown>)[key];
  return undefined;
}

function repeated(items: unknown[], path: Path): UnlocatedDiagnostic[] {
  const first = new Map<string, number>();
  return items.flatMap((item, at) => {
    const text = JSON.stringify(item);
    const before = first.get(text);
    if (before === undefined) first.set(text, at);
    if (before === undefined || item === '') return [];
    const message = `This is ${valueName([...path, before])} once more, word for word.`;
    return warning([...path, at], 'value', 'repeated-item', message, {
      suggestion: 'Change one of the two, or take it away.',
    });
  });
}
