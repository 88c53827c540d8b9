import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';

/** A JSON Schema, as far as editors' tools use it. */
export type JsonSchema = { [keyword: string]: unknown };

/** The JSON Schemas for editors' tools, by the name of the file that they are kept in. */
export function editorSchemas(schemas: Schemas): Record<string, JsonSchema> {
  return {
    'site.schema.json': top(fromShape(schemas.site.shape)),
    'text.schema.json': top(fromShape(schemas.text.shape)),
    'page.schema.json': pageSchema(schemas),
  };
}

const top = (schema: JsonSchema): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $comment: 'Made from the schemas in src/ by "npm run content:guide". Do not edit.',
  ...schema,
});

/**
 * An `enum` of all types with one `if`/`then` for each: a language server then lists every type, and judges a
 * section by the type that it names rather than by the type whose fields it resembles.
 */
function pageSchema({ page, sections }: Schemas): JsonSchema {
  const schema = fromShape(page.shape);
  const list = page.shape.fields.get('sections');
  const types = [...sections].map(([type, { shape }]) => ({ type, shape }));
  const section: JsonSchema = {
    type: 'object',
    description: 'One section of the page. Its type says which fields it has.',
    required: ['type'],
    properties: {
      type: {
        type: 'string',
        description: `What the section is.\n\n${types.map(({ type, shape }) => `- ${type}: ${shape.description}`).join('\n')}`,
        enum: types.map(({ type }) => type),
        enumDescriptions: types.map(({ shape }) => shape.description),
        examples: ['hero'],
      },
    },
    allOf: types.map(({ type }) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { $ref: `#/definitions/${type}` },
    })),
  };
  const properties = {
    ...(schema.properties as JsonSchema),
    sections: { ...describe(list), type: 'array', minItems: 1, items: section },
  };
  const definitions = Object.fromEntries(types.map(({ type, shape }) => [type, sectionSchema(type, shape)]));
  return top({ ...schema, properties, definitions });
}

function sectionSchema(type: string, shape: Shape): JsonSchema {
  const schema = fromShape(shape);
  const properties = schema.properties as Record<string, JsonSchema>;
  return {
    ...schema,
    properties: { ...properties, type: { const: type, description: shape.description, examples: [type] } },
  };
}

function describe(shape: Shape | undefined): JsonSchema {
  if (!shape) return {};
  const example = shape.example ?? shape.options[0];
  return {
    ...(shape.description ? { description: shape.description } : {}),
    ...(example === undefined ? {} : { examples: [example] }),
    ...(shape.default === undefined ? {} : { default: shape.default }),
  };
}

/** The JSON Schema of a shape. */
export function fromShape(shape: Shape): JsonSchema {
  const about = describe(shape);
  switch (shape.kind) {
    case 'text':
      // Unquoted numbers and the like are read as the texts that they are, here as in the check.
      return { ...about, type: ['string', 'number', 'boolean'], ...lengths(shape, 'Length') };
    case 'choice':
      return { ...about, type: 'string', enum: shape.options };
    case 'list':
      return {
        ...about,
        type: 'array',
        ...lengths(shape, 'Items'),
        ...(shape.item ? { items: fromShape(shape.item) } : {}),
      };
    case 'map':
      return {
        ...about,
        type: 'object',
        additionalProperties: false,
        required: [...shape.fields].filter(([, field]) => field.required).map(([key]) => key),
        properties: Object.fromEntries([...shape.fields].map(([key, field]) => [key, fromShape(field)])),
      };
    case 'number':
    case 'boolean':
      return { ...about, type: shape.kind };
    case 'other':
      return about;
  }
}

function lengths({ min, max }: Shape, what: 'Length' | 'Items'): JsonSchema {
  return {
    ...(min === undefined ? {} : { [`min${what}`]: min }),
    ...(max === undefined ? {} : { [`max${what}`]: max }),
  };
}
