import type { Shape } from './schema/shape.ts';

/** Every text of a new page begins with these words; none of it may be published. */
const MARK = 'Your words';

/**
 * The placeholder of a field: what belongs there, as far as there is room.
 * @param about what the field is for, or the words to begin with
 * @param number its place in a list, from 1, so that no two items are the same
 * @param max the longest text that the field takes
 */
export function draftText(about: string, number?: number, max = 400): string {
  const mark = number === undefined ? MARK : `${MARK} ${number}`;
  const text = `${mark} – ${about}`;
  return text.length <= max ? text : mark;
}

/** The placeholder of a field, from the description in its schema. */
export function draftOf({ description, max }: Shape, number?: number): string {
  const about = description.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
  return draftText(about, number, max);
}

/** Whether a text is a placeholder of a new page, in whole or with its beginning unchanged. */
export const isDraft = (text: string): boolean =>
  text.startsWith(MARK) && /^(?: \d+)?(?: – |$)/.test(text.slice(MARK.length));
