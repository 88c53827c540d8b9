import type { FormField } from '../../../content/index.ts';
import { type Item, type Keyed, type KeyedFields, newKey, withKeys } from '../data/keyed.ts';

/**
 * A value to begin with. Its texts are words that the check refuses until they are replaced, so that everything has its
 * place on the page at once.
 * @param number the place in a list, from 1, so that no two items are the same
 */
export function newValue(field: FormField, number?: number): Keyed {
  if (field.default !== undefined) return withKeys(field.default);
  switch (field.kind) {
    case 'text':
      return newText(field, number);
    case 'choice':
      return field.options?.[0]?.value ?? '';
    case 'list':
      return field.item ? newItems(field.item, Math.max(1, field.min ?? 1)) : [];
    case 'map':
      return newGroup(field, number);
  }
}

const newItems = (item: FormField, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ key: newKey(), value: newValue(item, at + 1) }));

/** One more item of a list to begin with. In a list of lists, such as a table, it has as many items as the first one. */
export function newItem(item: FormField, items: readonly Item[]): Item {
  const first = items[0]?.value;
  const value =
    item.item && Array.isArray(first) ? newItems(item.item, first.length) : newValue(item, items.length + 1);
  return { key: newKey(), value };
}

function newText({ draft, example = '', max = 400, means }: FormField, number: number | undefined): string {
  // Nobody but the editor knows where it leads to.
  if (means === 'link') return '';
  if (means === 'date') return today();
  if (draft === undefined) return example;
  const mark = number === undefined ? 'Your words' : `Your words ${number}`;
  return [draft.replace('Your words', mark), mark].find(({ length }) => length <= max) ?? example;
}

/** Whether a text is still the one that a new field or page begins with. */
export const isUntouched = (text: string, { draft }: FormField): boolean => {
  const [mark = ''] = /^Your words(?: \d+)?/.exec(text) ?? [];
  return draft !== undefined && mark !== '' && (text === mark || text === draft.replace('Your words', mark));
};

/** Only the fields that a group needs. */
function newGroup({ fields = {} }: FormField, number: number | undefined): KeyedFields {
  const needed = Object.entries(fields).filter(([, field]) => field.required);
  return Object.fromEntries(needed.map(([name, field]) => [name, newValue(field, number)]));
}

/** The day by this computer's clock, as files have it. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
