import type { CodeEntry } from '../../codes.ts';
import { type Path, type UnlocatedDiagnostic, warning } from '../../diagnostic.ts';
import { valueName } from '../../explain/wording.ts';
import type { Shape } from '../../schema/shape.ts';
import type { ValueRule } from '../rule.ts';

const codes = {
  'repeated-item': ['The same list item twice', '- Fast\n- Fast'],
} satisfies Record<string, CodeEntry>;
type Found = UnlocatedDiagnostic<keyof typeof codes>;

/** List items that are word for word the same: copied, and not changed yet. */
export default {
  codes,
  check: ({ parts }) => parts.flatMap(({ value, shape, path }) => inGroup(value, shape, path)),
} satisfies ValueRule<Found['code']>;

/** The fields of a group that are lists or contain lists; computed once for each shape. */
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

function inGroup(value: unknown, shape: Shape, path: Path): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return fieldsWithLists(shape).flatMap(([key, field]) => {
    const inner = (value as Record<string, unknown>)[key];
    if (field.kind === 'map') return inGroup(inner, field, [...path, key]);
    if (!Array.isArray(inner)) return [];
    const { item } = field;
    const below = item && fieldsWithLists(item).length > 0 ? item : undefined;
    return [
      ...repeated(inner, [...path, key]),
      ...(below ? inner.flatMap((one, at) => inGroup(one, below, [...path, key, at])) : []),
    ];
  });
}

/** The first value of an item. Items that begin differently need no closer look. */
function beginning(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  for (const key in item) return (item as Record<string, unknown>)[key];
  return undefined;
}

function repeated(items: unknown[], path: Path): Found[] {
  if (new Set(items.map(beginning)).size === items.length) return [];
  const first = new Map<string, number>();
  return items.flatMap((item, at) => {
    const text = JSON.stringify(item);
    const before = first.get(text);
    if (before === undefined) first.set(text, at);
    if (before === undefined || item === '') return [];
    const message = `This repeats ${valueName([...path, before])}, word for word.`;
    return warning([...path, at], 'repeated-item', message, {
      suggestion: 'Change one of the two, or delete it.',
    });
  });
}
