import { z } from 'zod';
import type { Words } from '../schema/field-meta.ts';
import type { Schemas, SectionEntry } from '../schema/schemas.ts';

/** A JSON Schema, as far as editors' tools use it. */
export type JsonSchema = { [keyword: string]: unknown };

/** The JSON Schemas for editors' tools, by the name of the file that they are kept in. */
export function editorSchemas({ site, text, page, sections }: Schemas): Record<string, JsonSchema> {
  return {
    'site.schema.json': toJsonSchema(site.schema),
    'text.schema.json': toJsonSchema(text.schema),
    'page.schema.json': withSections(toJsonSchema(page.schema), [...sections.values()]),
  };
}

/** What this site knows about a schema beyond JSON Schema. */
const ownKeywords =
  'kind label options leftOut unseen minWidth needsOneOf opensPage hasButton picturePreset synonyms icons faq'.split(
    ' ',
  );

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...keywords } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override({ jsonSchema: json, zodSchema }) {
      if (json.kind === 'switch') {
        json.type = 'boolean';
        json.examples = [true];
        delete json.enum;
      }
      explainOptions(json);
      for (const keyword of [...ownKeywords, 'pattern']) delete json[keyword];
      // An unquoted number is the text that it is, here as in the check.
      if (json.type === 'string' && !json.enum && !('const' in json))
        json.type = ['string', 'number', 'boolean'] as never;
      const [example] = json.enum ?? [];
      if (example !== undefined && !json.examples) json.examples = [example];
      // One of these texts may be empty; an editor completes the other.
      if (zodSchema instanceof z.ZodUnion && json.anyOf) {
        const { minLength, ...last } = json.anyOf.at(-1) as JsonSchema;
        delete json.anyOf;
        Object.assign(json, { ...last, ...(json.description ? { description: json.description } : {}) });
      }
    },
  });
  const comment = 'Made from the schemas in src/ by "npm run content:guide". Do not edit.';
  return { $schema, $comment: comment, ...keywords };
}

/** The words of a choice, for the tool's list of completions and for its help. */
function explainOptions(json: JsonSchema): void {
  const options = Object.entries((json.options ?? {}) as Record<string, Words>);
  if (options.length === 0) return;
  json.enumDescriptions = options.map(([, { help }]) => help);
  json.description = [
    `${json.description}\n`,
    ...options.map(([word, { help }]) => `- ${word}: ${help}`),
  ].join('\n');
}

/**
 * An `enum` of all types with one `if`/`then` for each: a language server then lists every type, and judges a
 * section by the type that it names rather than by the type whose fields it resembles.
 */
function withSections(page: JsonSchema, types: SectionEntry[]): JsonSchema {
  const properties = page.properties as Record<string, JsonSchema>;
  const descriptions = types.map(({ sectionType, facts }) => `- ${sectionType}: ${facts.description}`);
  const section = {
    type: 'object',
    description: 'One section of the page. Its type says which fields it has.',
    required: ['type'],
    properties: {
      type: {
        type: 'string',
        description: `What the section is.\n\n${descriptions.join('\n')}`,
        enum: types.map(({ sectionType }) => sectionType),
        enumDescriptions: types.map(({ facts }) => facts.description),
        examples: types.flatMap(({ sectionType, facts }) => (facts.opensPage ? [sectionType] : [])),
      },
    },
    allOf: types.map(({ sectionType }) => ({
      if: { properties: { type: { const: sectionType } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { $ref: `#/definitions/${sectionType}` },
    })),
  };
  return {
    ...page,
    properties: { ...properties, sections: { ...properties.sections, items: section } },
    definitions: Object.fromEntries(types.map((type) => [type.sectionType, definition(type)])),
  };
}

function definition({ schema, sectionType, facts }: SectionEntry): JsonSchema {
  const { $schema, $comment, ...json } = toJsonSchema(schema);
  const type = { const: sectionType, description: facts.description, examples: [sectionType] };
  return { ...json, properties: { ...(json.properties as JsonSchema), type } };
}
