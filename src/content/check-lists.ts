import { type Finding, type Path, warning } from './finding.ts';
import { valueName } from './names.ts';
import type { Shape } from './shape.ts';

/** List items that say word for word what another of the same list says: copied, and not changed yet. */
export function checkLists(value: unknown, shape: Shape, path: Path): Finding[] {
  if (Array.isArray(value)) {
    const { item } = shape;
    if (!item) return [];
    return [...repeated(value, path), ...value.flatMap((one, at) => checkLists(one, item, [...path, at]))];
  }
  if (typeof value !== 'object' || value === null) return [];
  return [...shape.fields].flatMap(([key, field]) => {
    if (field.kind !== 'list' && field.kind !== 'map') return [];
    return checkLists((value as Record<string, unknown>)[key], field, [...path, key]);
  });
}

function repeated(items: unknown[], path: Path): Finding[] {
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
