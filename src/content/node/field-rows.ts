import type { Shape } from '../schema/shape.ts';

/** The description of one field, as a table row. */
export interface FieldRow {
  /** The field's name, behind those of the groups and lists around it: `items[].title`. */
  name: string;
  meaning: string;
  example?: string | undefined;
  needed: boolean;
  /** The value if it is left out. */
  fallback?: string | undefined;
  /** The words to choose from, and what each means. */
  options: { word: string; help?: string | undefined }[];
  /** How long a text may be, or how many items a list may have; empty where it does not matter. */
  limits: string;
}

/** One row for each field of a shape, those of groups and of list items below their own. */
export function fieldRows(shape: Shape, prefix = ''): FieldRow[] {
  return [...shape.fields].flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const inner = field.kind === 'list' ? field.item : field;
    const below = field.kind === 'list' ? `${name}[].` : `${name}.`;
    const nested = inner?.kind === 'map' && key !== 'sections' ? fieldRows(inner, below) : [];
    return [fieldRow(name, field), ...nested];
  });
}

/** The row of one field. */
export function fieldRow(name: string, shape: Shape): FieldRow {
  const { description, item, kind, explained = {} } = shape;
  const items = kind === 'list' && item?.kind === 'text' ? item : undefined;
  const example = shape.example ?? (kind === 'list' ? item?.example : undefined);
  return {
    name,
    meaning: items?.description ? `${description} ${items.description}` : description,
    example,
    needed: shape.required,
    fallback: shape.default === undefined ? undefined : String(shape.default),
    options: kind === 'choice' ? shape.options.map((word) => ({ word, help: explained[word]?.help })) : [],
    limits: limits(shape),
  };
}

function limits({ kind, min, max, item }: Shape): string {
  if (kind === 'text') return max === undefined ? '' : `${max} characters`;
  if (kind !== 'list') return '';
  const count =
    min !== undefined && max !== undefined
      ? `${min} to ${max} items`
      : min !== undefined
        ? `${min} or more items`
        : '';
  return item?.kind === 'text' && item.max !== undefined ? `${count}, ${item.max} characters each` : count;
}
