import { isScalar, isSeq, parseDocument } from 'yaml';
import type { SectionEntry } from '../schema/schemas.ts';
import { walkTexts } from '../schema/walk-texts.ts';
import { readExamples } from './examples.ts';
import { draftOf } from './placeholder-words.ts';

/** So many items of a list show how it goes on. */
const MOST_ITEMS = 3;

/**
 * A section to start from, as YAML: the first example of its type, every text in it a placeholder. A picture keeps
 * the words that say what it shows, because they are true.
 * @throws when the type has no example
 */
export function draftSection({ sectionType, shape }: Pick<SectionEntry, 'sectionType' | 'shape'>): string {
  const [example] = readExamples(sectionType);
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
