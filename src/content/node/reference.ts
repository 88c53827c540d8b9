import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import { editorSchemas } from './editor-schemas.ts';
import { type FieldRow, fieldRow, fieldRows } from './field-rows.ts';
import { readExamples } from './load-schemas.ts';

/** The editors' reference: every field of every kind of file, in Markdown, made from the schemas and examples. */
function reference(schemas: Schemas): string {
  const types = [...schemas.sections.keys()];
  return [
    '# Reference',
    '',
    '<!-- Made from the schemas and examples in src/ by "npm run content:guide". Do not edit. -->',
    '',
    'Every kind of file, every section type and every field. How to make a change is explained in',
    '[README.md](README.md).',
    '',
    `- [A page](#a-page) with its sections: ${types.map((type) => `[${type}](#${type})`).join(', ')}`,
    '- [A link](#a-link)',
    '- [A text](#a-text)',
    '- [site.yaml](#siteyaml)',
    '',
    '## A page',
    '',
    'A file in `content/pages`. Its name is its address: `about.yaml` is `/about`, and `home.yaml` is the front page.',
    '',
    ...fields(schemas.page.shape),
    '',
    'Every section has a `type`, and may have three fields more:',
    '',
    ...commonFields(schemas),
    '',
    ...types.flatMap((type) => section(type, schemas)),
    ...links,
    '## A text',
    '',
    'A Markdown file in `content/text`, shown on a page by a section of the type `prose`. It begins with its front',
    'matter: the fields below between two lines of `---`. Headings in the text begin with `##`.',
    '',
    ...fields(schemas.text.shape),
    '',
    '## site.yaml',
    '',
    schemas.site.shape.description,
    '',
    ...fields(schemas.site.shape),
    '',
  ].join('\n');
}

const links = [
  '## A link',
  '',
  'Every field `link` takes one of these, and so does a link in Markdown: `[words](/about)`.',
  '',
  '| Link | Leads to |',
  '| --- | --- |',
  '| `/about` | the page `pages/about.yaml`; `/` is the front page |',
  '| `/about#vision` or `#vision` | the place with the line `id: vision`, on that page or on this one |',
  '| `files/price-list.pdf` | the file in `content/files`; visitors see its type and size |',
  '| `https://www.example.com` | another website |',
  '| `mailto:hello@company.com`, `tel:+12535550142` | an email address, a phone number |',
  '| `"#"` | nowhere yet |',
  '',
];

const common = ['id', 'tone', 'hidden', 'hiddenUntil'];

function commonFields({ sections }: Schemas): string[] {
  const [first] = sections.values();
  const shared = [...(first?.shape.fields ?? [])].filter(([key]) => common.includes(key));
  return table(shared.map(([key, shape]) => row(fieldRow(key, shape))));
}

function section(type: string, { sections }: Schemas): string[] {
  const shape = sections.get(type)?.shape;
  const [example, ...others] = readExamples(type).filter(({ hidden }) => !hidden);
  if (!shape || !example) throw new Error(`The section type ${type} has no example that editors may copy.`);
  const own = new Map([...shape.fields].filter(([key]) => key !== 'type' && !common.includes(key)));
  return [
    `### ${type}`,
    '',
    shape.description,
    '',
    ...fields({ ...shape, fields: own }),
    '',
    ...fenced(example.yaml),
    ...others.flatMap(({ name, yaml }) => [
      `<details><summary>${name}</summary>`,
      '',
      ...fenced(yaml),
      '</details>',
      '',
    ]),
  ];
}

const fenced = (yaml: string) => ['```yaml', yaml, '```', ''];

const fields = (shape: Shape) => table(rows(shape));

const table = (lines: string[]) => [
  '| Field | Meaning | Needed | Limits |',
  '| --- | --- | --- | --- |',
  ...lines,
];

/** One row for each field, those of groups and of list items below their own. */
const rows = (shape: Shape) => fieldRows(shape).map(row);

function row({ name, meaning, example, needed, fallback, limits, options }: FieldRow): string {
  const words = options.flatMap(({ word, help }) => (help ? `\`${word}\`: ${help}` : []));
  const about = [example === undefined ? meaning : `${meaning} Example: \`${example}\``, ...words].join(
    '<br>',
  );
  const use = fallback === undefined ? (needed ? 'yes' : 'no') : `no; \`${fallback}\` if left out`;
  const bounds = options.length > 0 ? options.map(({ word }) => `\`${word}\``).join(', ') : limits;
  return `| \`${name}\` | ${cell(about)} | ${use} | ${cell(bounds)} |`;
}

/** A vertical bar would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The files that are made from the schemas and kept in the repository, by path from the project's root. */
export function guideFiles(schemas: Schemas): Record<string, string> {
  const editors = Object.entries(editorSchemas(schemas)).map(
    ([name, schema]) => [`.vscode/${name}`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  );
  return { ...Object.fromEntries(editors), 'content/REFERENCE.md': reference(schemas) };
}
