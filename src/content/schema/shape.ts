import { z } from 'zod';
import type { FieldKind, FieldMeta } from './fields.ts';

/**
 * A schema as a tree that is quick to walk: which fields, what each may hold. Rules, recovery, messages and the reference
 * read shapes; only zod decides what is valid.
 */
export interface Shape {
  kind: 'text' | 'choice' | 'list' | 'map';
  description: string;
  example?: string;
  /** For texts: what the text means. */
  field?: FieldKind;
  required: boolean;
  default?: unknown;
  /** For pictures: the width that their place needs, in pixels. */
  minWidth?: number;
  /** Shortest and longest text, or fewest and most items. */
  min?: number;
  max?: number;
  /** For choices: the words to choose from; those of a switch are `true` and `false`. */
  options: string[];
  /** For maps: the fields by key. */
  fields: Map<string, Shape>;
  /** For lists: what one item is. */
  item?: Shape;
}

type Range = { min?: number; max?: number };

/**
 * The shape of a zod schema.
 * @throws for schemas of other values than texts, choices, lists and groups
 */
export function shapeOf(schema: z.ZodType): Shape {
  const meta = (schema.meta() ?? {}) as Partial<FieldMeta>;
  const shape = inner(schema);
  if (meta.description) shape.description = meta.description;
  if (meta.kind) shape.field = meta.kind;
  if (meta.minWidth) shape.minWidth = meta.minWidth;
  if (meta.examples?.[0]) shape.example = meta.examples[0];
  return shape;
}

function inner(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodOptional) return { ...wrapped(schema), required: false };
  if (schema instanceof z.ZodDefault) {
    return { ...wrapped(schema), required: false, default: schema.def.defaultValue };
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([key, field]) => [key, shapeOf(field)] as const);
    return blank('map', { fields: new Map(fields) });
  }
  if (schema instanceof z.ZodArray) {
    return blank('list', { item: shapeOf(schema.element as z.ZodType), ...range(schema) });
  }
  if (schema instanceof z.ZodPipe) return inner(schema.in as z.ZodType);
  if (schema instanceof z.ZodString) return blank('text', range(schema));
  if (schema instanceof z.ZodEnum) return blank('choice', { options: schema.options.map(String) });
  if (schema instanceof z.ZodLiteral) return blank('choice', { options: [...schema.values].map(String) });
  if (schema instanceof z.ZodUnion) return union(schema);
  throw new Error(`Content is texts, choices, lists and groups; a schema has “${schema.type}”.`);
}

const wrapped = (schema: z.ZodOptional | z.ZodDefault) => shapeOf(schema.unwrap() as z.ZodType);

/** A union of texts reads as its last branch; where one branch is the empty text, it may be empty. */
function union(schema: z.ZodUnion): Shape {
  const { min, ...shape } = shapeOf(schema.options.at(-1) as z.ZodType);
  const empty = schema.options.some((option) => option instanceof z.ZodLiteral && option.values.has(''));
  return empty || min === undefined ? shape : { ...shape, min };
}

/** Any fields, of any shape. */
export const anyShape: Shape = blank('map');

function blank(kind: Shape['kind'], more: Partial<Shape> = {}): Shape {
  return { kind, description: '', required: true, options: [], fields: new Map(), ...more };
}

function range(schema: z.ZodType): Range {
  const found: Range = {};
  for (const check of schema.def.checks ?? []) {
    const def = check._zod.def as { check: string; minimum?: number; maximum?: number };
    if (def.check === 'min_length' && def.minimum !== undefined) found.min = def.minimum;
    if (def.check === 'max_length' && def.maximum !== undefined) found.max = def.maximum;
  }
  return found;
}

/** Whether a shape has a field of this kind anywhere in it. */
export const hasField = ({ field, item, fields }: Shape, kind: FieldKind): boolean =>
  field === kind ||
  (item !== undefined && hasField(item, kind)) ||
  [...fields.values()].some((one) => hasField(one, kind));

/** The shape at a path below a shape, where there is one. */
export function shapeAt(shape: Shape | undefined, path: readonly PropertyKey[]): Shape | undefined {
  let at = shape;
  for (const step of path) at = typeof step === 'number' ? at?.item : at?.fields.get(String(step));
  return at;
}
