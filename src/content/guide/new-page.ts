import { writeText } from '../explain/snippet.ts';
import type { Value } from '../format/operation.ts';
import { write } from '../format/write.ts';
import { draftOf } from '../placeholder-words.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { Content } from '../site-content.ts';
import type { Example } from './examples.ts';

/** So many items of a list show how it goes on. */
const MOST_ITEMS = 3;

/**
 * The text of a new page. Its form is right; every text in it but the title is a placeholder, which the check refuses
 * until it is replaced.
 * @param content what is there already: a picture is borrowed from it
 * @param examples the examples of a section type; the first is what it begins with
 */
export function newPage(
  title: string,
  { pages }: Content,
  { page, sections }: Schemas,
  examples: (type: string) => Example[],
): string {
  const draft = (type: string) => {
    const section = examples(type)[0]?.section as Value;
    return drafted(section, sections.get(type)?.shape) as { [field: string]: Value };
  };
  const types = [...sections.values()];
  const opening = types.find(({ facts }) => facts.opensPage)?.sectionType ?? '';
  const shown = [...pages.values()].flatMap((one) => one.sections);
  const image = shown.find((one) => one.type === opening && one.image)?.image as Value | undefined;
  const own = types.filter(({ facts }) => facts.onNewPage).map(({ sectionType }) => draft(sectionType));
  // Without a picture that it could borrow, the page begins with its title.
  const first = image ? [{ type: opening, title, text: draft(opening).text ?? '', image }] : [];
  const description = writeText(draftOf(page.shape.fields.get('description') ?? page.shape));
  return write(
    '',
    `title: ${writeText(title)}\ndescription: ${description}\n\nsections: []\n`,
    [...first, ...own].map((value, index) => ({ kind: 'insert', path: ['sections'], index, value })),
  );
}

/** An example with placeholders for its texts. A picture keeps the words that say what it shows: they are true. */
function drafted(value: Value, shape: Shape | undefined, number?: number): Value {
  if (Array.isArray(value)) {
    const items = value.slice(0, Math.max(MOST_ITEMS, shape?.min ?? 0));
    return items.map((item, at) => drafted(item, shape?.item, at + 1));
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, one]) => [key, drafted(one, shape?.fields.get(key), number)]),
    );
  }
  return shape?.field === 'text' && !shape.unseen ? draftOf(shape, number) : value;
}
