import { parseDocument } from 'yaml';
import { writeText } from '../explain/snippet.ts';
import { sentence } from '../explain/wording.ts';
import type { Schemas, SectionEntry } from '../schema/schemas.ts';
import { hasField } from '../schema/shape.ts';
import type { Content } from '../site-content.ts';
import { draftSection } from './draft-section.ts';
import { draftOf, draftText } from './placeholder-words.ts';

interface Picture {
  file: string;
  alt: string;
}

/**
 * The text of a new page, with comments that say what to do next. Its form is right; every text in it is a placeholder,
 * which the check refuses until it is replaced.
 * @param name the file's name without its ending
 * @param content what is there already: the picture of the front page is borrowed, and titles must differ
 */
export function newPage(name: string, content: Content, schemas: Schemas): string {
  const description = schemas.page.shape.fields.get('description');
  const title = draftText(titleFor(name, content), undefined, 60);
  const types = [...schemas.sections.values()];
  const opening = types.find(({ facts }) => facts.opensPage);
  // Without a picture that it could borrow, the page begins with its title.
  const image = opening && pictureOf(opening.sectionType, content);
  const own = types.filter(({ facts }) => facts.onNewPage);
  // Files for visitors are not there yet.
  const others = types.filter(
    ({ facts, shape }) => !facts.onNewPage && !facts.opensPage && !hasField(shape, 'file'),
  );
  return [
    `# The page /${name}. To see it, run: npm run dev`,
    '# Replace everything that begins with “Your words”: until then, the site is not published.',
    '# All that a page can hold is in content/REFERENCE.md.',
    '',
    `title: ${writeText(title)}`,
    '# What search engines show under the title.',
    `description: ${writeText(description ? draftOf(description) : '')}`,
    '',
    'sections:',
    ...(opening && image ? [...indented(draftOpening(opening, title, image)), ''] : []),
    ...own.flatMap((type) => [...indented(draftSection(type)), '']),
    '  # More sections to choose from. Take the # and the space behind it away to use one.',
    ...others.flatMap((type) => [
      '  #',
      ...indented(draftSection(type)).map((line) => `  # ${line.slice(2)}`.trimEnd()),
    ]),
    '',
  ].join('\n');
}

function titleFor(name: string, { pages }: Content): string {
  const words = name.split('-').map(sentence);
  const taken = new Set([...pages.values()].map(({ title }) => title.toLowerCase()));
  let title = words.join(' ').slice(0, 50);
  while (taken.has(title.toLowerCase())) title = `${title} 2`;
  return title;
}

/** A picture that a section of a type shows already. */
function pictureOf(type: string, { pages }: Content): Picture | undefined {
  const sections = [...pages.values()].flatMap((page) => page.sections);
  return sections.find((section) => section.type === type && section.image)?.image as Picture | undefined;
}

/** The section that opens the page, with a picture that is there already. */
function draftOpening({ sectionType, shape }: SectionEntry, title: string, { file, alt }: Picture): string {
  const document = parseDocument(draftSection({ sectionType, shape }), { schema: 'failsafe' });
  const keeps = (name: string) => shape.fields.get(name)?.required || name === 'text' || name === 'type';
  for (const name of shape.fields.keys()) if (!keeps(name)) document.deleteIn([0, name]);
  document.setIn([0, 'title'], title);
  const picture = document.createNode({ file, alt });
  picture.commentBefore = ' A file in content/images, and what it shows, for people who cannot see it.';
  document.setIn([0, 'image'], picture);
  return document.toString({ lineWidth: 0 }).trimEnd();
}

const indented = (yaml: string) => yaml.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
