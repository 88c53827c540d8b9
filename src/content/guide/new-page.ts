import { writeText } from '../explain/snippet.ts';
import type { Content } from '../model.ts';
import type { Schemas } from '../schema/schemas.ts';
import { draftWords } from './draft-words.ts';
import { readExamples } from './examples.ts';

/** Sections that a new page begins with; the others stand in it as comments. */
const begin = ['bullets', 'closing'];

/**
 * The text of a new page: valid as it is, but for words that are told to be replaced, with comments that say what to do next.
 * @param name the file's name without its ending
 * @param content what is there already: the picture of the front page is borrowed, and titles must differ
 */
export function newPage(name: string, content: Content, schemas: Schemas): string {
  const title = titleFor(name, content);
  const types = [...schemas.sections.keys()].filter((type) => type !== 'hero' && !begin.includes(type));
  const company = content.site?.company.name ?? 'our company';
  return [
    `# This page stands at /${name}. Change the words behind the colons, then look at it with: npm run dev`,
    '# What else a page can hold is told in content/REFERENCE.md.',
    '',
    `title: ${writeText(title)}`,
    '# What search engines show under the title: one or two sentences.',
    `description: ${writeText(`${title}: what ${company} does${draftWords[1]}`)}`,
    '',
    'sections:',
    ...indented(hero(title, content)),
    '',
    ...begin.flatMap((type) => [...indented(example(type)), '']),
    '  # More sections to choose from. Take the # and the space behind it away to use one.',
    ...types.flatMap((type) => [
      '  #',
      ...indented(example(type)).map((line) => `  # ${line.slice(2)}`.trimEnd()),
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
function hero(title: string, { pages }: Content): string {
  const images = [...pages.values()].flatMap(({ sections }) =>
    sections.flatMap(({ type, image }) => (type === 'hero' ? [image] : [])),
  );
  const [image] = images as { file: string; alt: string }[];
  return [
    '- type: hero',
    `  title: ${writeText(title)}`,
    `  text: ${draftWords[0]}`,
    '  image:',
    '    # A file in content/images, and what it shows, for people who cannot see it.',
    `    file: ${writeText(image?.file ?? 'home-hero.jpg')}`,
    `    alt: ${writeText(image?.alt ?? 'A row of server racks')}`,
  ].join('\n');
}

function example(type: string): string {
  const [first] = readExamples(type);
  if (!first) throw new Error(`The section type ${type} has no example.`);
  return first.yaml;
}

const indented = (yaml: string) => yaml.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
