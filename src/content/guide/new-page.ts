import { isScalar, isSeq, parseDocument } from 'yaml';
import { writeText } from '../explain/snippet.ts';
import { sentence } from '../explain/wording.ts';
import { draftOf, draftText } from '../placeholder-words.ts';
import type { Schemas, SectionEntry } from '../schema/schemas.ts';
import { walkTexts } from '../schema/walk-texts.ts';
import type { Content } from '../site-content.ts';
import type { Example } from './examples.ts';

/** So many items of a list show how it goes on. */
const MOST_ITEMS = 3;

interface Picture {
  file: string;
  alt: string;
}

/**
 * The text of a new page, with comments that say what to do next. Its form is right; every text in it is a placeholder,
 * which the check refuses until it is replaced.
 * @param name the file's name without its ending
 * @param content what is there already: a picture is borrowed from it
 * @param examples the examples of a section type; the first is what it begins with
 * @throws when a type has no example
 */
export function newPage(
  name: string,
  content: Content,
  schemas: Schemas,
  examples: (type: string) => Example[],
): string {
  const draft = (type: SectionEntry) => draftSection(type, examples(type.sectionType)[0]);
  const description = schemas.page.shape.fields.get('description');
  const title = draftText(name.split('-').map(sentence).join(' '), undefined, 60);
  const types = [...schemas.sections.values()];
  const opening = types.find(({ facts }) => facts.opensPage);
  // Without a picture that it could borrow, the page begins with its title.
  const image = opening && pictureOf(opening.sectionType, content);
  const own = types.filter(({ facts }) => facts.onNewPage);
  return [
    `# The page /${name}. To see it, run: npm run dev`,
    '# Replace everything that begins with “Your words”: until then, the site is not published.',
    '# More sections to copy are in content/REFERENCE.md.',
    '',
    `title: ${writeText(title)}`,
    '# What search engines show under the title.',
    `description: ${writeText(description ? draftOf(description) : '')}`,
    '',
    'sections:',
    ...(opening && image ? [...indented(draftOpening(opening, draft(opening), title, image)), ''] : []),
    ...own.flatMap((type) => [...indented(draft(type)), '']),
  ].join('\n');
}

/** A picture that a section of a type shows already. */
function pictureOf(type: string, { pages }: Content): Picture | undefined {
  const sections = [...pages.values()].flatMap((page) => page.sections);
  return sections.find((section) => section.type === type && section.image)?.image as Picture | undefined;
}

/** The section that opens the page, with a picture that is there already. */
function draftOpening({ shape }: SectionEntry, draft: string, title: string, { file, alt }: Picture): string {
  const document = parseDocument(draft, { schema: 'failsafe' });
  const keeps = (name: string) => shape.fields.get(name)?.required || name === 'text' || name === 'type';
  for (const name of shape.fields.keys()) if (!keeps(name)) document.deleteIn([0, name]);
  document.setIn([0, 'title'], title);
  const picture = document.createNode({ file, alt });
  picture.commentBefore = ' A file in content/images, and what it shows, for people who cannot see it.';
  document.setIn([0, 'image'], picture);
  return document.toString({ lineWidth: 0 }).trimEnd();
}

/**
 * A section to start from, as YAML: the first example of its type, every text in it a placeholder. A picture keeps
 * the words that say what it shows, because they are true.
 * @throws when the type has no example
 */
function draftSection({ sectionType, shape }: SectionEntry, example: Example | undefined): string {
  if (!example) throw new Error(`The section type ${sectionType} has no example.`);
  const document = parseDocument(example.yaml, { schema: 'failsafe' });
  for (const key of Object.keys(example.section)) {
    const list = document.getIn([0, key], true);
    if (isSeq(list)) list.items.splice(Math.max(MOST_ITEMS, shape.fields?.get(key)?.min ?? 0));
  }
  walkTexts(example.section, shape, (_, field, path) => {
    const node = document.getIn([0, ...path], true);
    if (field.field !== 'text' || field.unseen || !isScalar(node)) return;
    const at = path.findLast((step) => typeof step === 'number');
    node.value = draftOf(field, typeof at === 'number' ? at + 1 : undefined);
    node.type = 'PLAIN';
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}

const indented = (yaml: string) => yaml.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
