import type { Path } from '../diagnostic.ts';
import type { Shape } from './shape.ts';

/**
 * Calls `visit` for every text in a value that its shape knows, whatever else is wrong with the value.
 * @param group the fields beside the value
 */
export function walkTexts(
  value: unknown,
  shape: Shape,
  visit: (text: string, shape: Shape, path: Path, group: unknown) => void,
  path: Path = [],
  group?: unknown,
): void {
  if (typeof value === 'string') {
    if (shape.kind === 'text') visit(value, shape, path, group);
    return;
  }
  if (Array.isArray(value)) {
    const { item } = shape;
    if (item) for (const [at, one] of value.entries()) walkTexts(one, item, visit, [...path, at]);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of shape.fields) {
    if (Object.hasOwn(value, key)) {
      walkTexts((value as Record<string, unknown>)[key], field, visit, [...path, key], value);
    }
  }
}
