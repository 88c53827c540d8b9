import { z } from 'zod';
import type { DrawnOption, FieldKind, FieldMeta, Option } from './field-meta.ts';

/**
 * A schema as a tree that is quick to walk: which fields, what each may hold. Rules, syntax, messages and the reference
 * read shapes; only zod decides what is valid.
 */
export interface Shape {
  kind: 'text' | 'choice' | 'list' | 'map';
  label: string;
  description: string;
  example?: string | undefined;
  /** For texts: what the text means. */
  field?: FieldKind | undefined;
  required: boolean;
  default?: unknown;
  /** For pictures: the width that their place needs, in pixels. */
  minWidth?: number | undefined;
  /** Shortest and longest text, or fewest and most items. */
  min?: number | undefined;
  max?: number | undefined;
  /** For choices: the words to choose from; those of a switch are `true` and `false`. */
  options: string[];
  /** For choices: their words, explained. */
  explained?: Readonly<Record<string, Option | DrawnOption>> | undefined;
  /** For choices that may be left out: what that means. */
  leftOut?: Option | DrawnOption | undefined;
  /** What other systems call the field, the likeliest first. */
  synonyms?: readonly string[] | undefined;
  /** For texts that the page does not show as words. */
  unseen?: true | undefined;
  /** For maps: the fields by key. */
  fields: Map<string, Shape>;
  /** For lists: what one item is. */
  item?: Shape | undefined;
}

/** A JSON Schema with the metadata of our fields, as far as content uses it. */
interface JsonNode extends Partial<FieldMeta> {
  type?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonNode>;
  required?: string[];
  items?: JsonNode;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/**
 * The shape of a zod schema.
 * @throws for schemas of other values than texts, choices, lists and groups, and for fields without a label
 */
export const shapeOf = (schema: z.ZodType): Shape =>
  toShape(z.toJSONSchema(schema, { io: 'input' }) as JsonNode, true);

function toShape(json: JsonNode, required: boolean): Shape {
  const { label, description = '', kind: field, examples, minWidth, items, properties = {} } = json;
  const { options: explained, leftOut, unseen, synonyms } = json;
  if (!label)
    throw new Error(`A field has no label: “${description}”. The functions of schema/ ask for one.`);
  const options = json.const === undefined ? (json.enum ?? []) : [json.const];
  const fields = Object.entries(properties).map(
    ([key, one]) => [key, toShape(one, json.required?.includes(key) ?? false)] as const,
  );
  return {
    kind: options.length > 0 ? 'choice' : kindOf(json),
    ...{ label, description, example: examples?.[0], field, required, default: json.default, minWidth },
    ...{ explained, leftOut, unseen, synonyms },
    min: json.minLength ?? json.minItems,
    max: json.maxLength ?? json.maxItems,
    options: options.map(String),
    fields: new Map(fields),
    item: items && toShape(items, true),
  };
}

function kindOf({ type }: JsonNode): Shape['kind'] {
  if (type === 'string') return 'text';
  if (type === 'array') return 'list';
  if (type === 'object') return 'map';
  throw new Error(`Content is texts, choices, lists and groups; a schema has “${type}”.`);
}

/** Any fields, of any shape. */
export const anyShape: Shape = {
  kind: 'map',
  label: '',
  description: '',
  required: true,
  options: [],
  fields: new Map(),
};

/** The shape at a path below a shape, where there is one. */
export function shapeAt(shape: Shape | undefined, path: readonly PropertyKey[]): Shape | undefined {
  let at = shape;
  for (const step of path) at = typeof step === 'number' ? at?.item : at?.fields.get(String(step));
  return at;
}
