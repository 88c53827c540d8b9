import { writeText } from '../explain/snippet.ts';
import type { Content } from '../model.ts';
import type { SchemaEntry, Schemas } from '../schema/schemas.ts';
import { hasField, type Shape } from '../schema/shape.ts';
import { draftSection } from './draft-section.ts';
import { draftOf, draftText } from './draft-words.ts';

/** Sections that a new page begins with; the others are in it as comments. */
const begin = ['bullets', 'closing'];

/**
 * The text of a new page, with comments that say what to do next. Its form is right; every text in it is a placeholder,
 * which the check refuses until it is replaced.
 * @param name the file's name without its ending
 * @param content what is there already: the picture of the front page is borrowed, and titles must differ
 */
export function newPage(name: string, content: Content, schemas: Schemas): string {
  const title = draftText(titleFor(name, content), undefined, 60);
  const entryOf = (type: string): SchemaEntry => {
    const entry = schemas.sections.get(type);
    if (!entry) throw new Error(`There is no section type “${type}”.`);
    return entry;
  };
  // Files for visitors are not there yet.
  const types = [...schemas.sections].flatMap(([type, { shape }]) =>
    type === 'hero' || begin.includes(type) || hasField(shape, 'file') ? [] : [type],
  );
  return [
    `# The page /${name}. To see it, run: npm run dev`,
    '# Replace everything that begins with “Your words”: until then, the site is not published.',
    '# All that a page can hold is in content/REFERENCE.md.',
    '',
    `title: ${writeText(title)}`,
    '# What search engines show under the title.',
    `description: ${writeText(draftOf(fieldOf(schemas.page, 'description')))}`,
    '',
    'sections:',
    ...indented(hero(title, content, fieldOf(entryOf('hero'), 'text'))),
    '',
    ...begin.flatMap((type) => [...indented(draftSection(type, entryOf(type))), '']),
    '  # More sections to choose from. Take the # and the space behind it away to use one.',
    ...types.flatMap((type) => [
      '  #',
      ...indented(draftSection(type, entryOf(type))).map((line) => `  # ${line.slice(2)}`.trimEnd()),
    ]),
    '',
  ].join('\n');
}

function titleFor(name: string, { pages }: Content): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const taken = new Set([...pages.values()].map(({ title }) => title.toLowerCase()));
  let title = words.join(' ').slice(0, 50);
  while (taken.has(title.toLowerCase())) title = `${title} 2`;
  return title;
}

/** The opening, with a picture that is there already. */
function hero(title: string, { pages }: Content, text: Shape): string {
  const images = [...pages.values()].flatMap(({ sections }) =>
    sections.flatMap(({ type, image }) => (type === 'hero' ? [image] : [])),
  );
  const [image] = images as { file: string; alt: string }[];
  return [
    '- type: hero',
    `  title: ${writeText(title)}`,
    `  text: ${writeText(draftOf(text))}`,
    '  image:',
    '    # A file in content/images, and what it shows, for people who cannot see it.',
    `    file: ${writeText(image?.file ?? 'home-hero.jpg')}`,
    `    alt: ${writeText(image?.alt ?? 'A row of server racks')}`,
  ].join('\n');
}

function fieldOf({ shape }: SchemaEntry, name: string): Shape {
  const field = shape.fields.get(name);
  if (!field) throw new Error(`There is no field “${name}”.`);
  return field;
}

const indented = (yaml: string) => yaml.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
