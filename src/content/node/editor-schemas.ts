import { z } from 'zod';
import type { Words } from '../schema/field-meta.ts';
import type { Schemas } from '../schema/schemas.ts';

/** A JSON Schema, as far as editors' tools use it. */
type JsonSchema = { [keyword: string]: unknown };

/** The JSON Schemas for editors' tools, by the name of the file that they are kept in. */
export function editorSchemas({ site, text, page, sections }: Schemas): Record<string, JsonSchema> {
  const [first, ...others] = [...sections.values()].map(({ schema }) => schema as z.ZodObject);
  const section = z.discriminatedUnion('type', [first as z.core.$ZodTypeDiscriminable, ...others]);
  const { shape } = page.schema as z.ZodObject<{ sections: z.ZodType }>;
  const pageSchema = z.strictObject({
    ...shape,
    sections: z.array(section).meta({ ...shape.sections.meta() }),
  });
  return {
    'site.schema.json': toJsonSchema(site.schema),
    'text.schema.json': toJsonSchema(text.schema),
    'page.schema.json': toJsonSchema(pageSchema.meta({ ...page.schema.meta() })),
  };
}

/** What this site knows about a field beyond JSON Schema; and patterns, of which the check says more. */
const KEYWORDS = 'kind label options leftOut unseen minWidth synonyms pattern'.split(' ');

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...keywords } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override({ jsonSchema: json }) {
      const options = Object.entries((json.options ?? {}) as Record<string, Words>);
      const explained = options.map(([word, { help }]) => `\n- ${word}: ${help}`);
      if (explained.length > 0) json.description = `${json.description}\n${explained.join('')}`;
      const [example] = json.enum ?? [json.const].filter((one) => one !== undefined);
      if (example !== undefined) json.examples ??= [example];
      if (json.kind === 'switch') {
        json.type = 'boolean';
        json.examples = [true];
        delete json.enum;
      }
      // An unquoted number is the text that it is, here as in the check.
      if (json.type === 'string' && example === undefined)
        json.type = ['string', 'number', 'boolean'] as never;
      for (const keyword of KEYWORDS) delete json[keyword];
    },
  });
  const comment = 'Made from the schemas in src/ by "npm run content:guide". Do not edit.';
  return { $schema, $comment: comment, ...keywords };
}
