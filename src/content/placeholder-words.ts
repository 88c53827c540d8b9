import type { Shape } from './schema/shape.ts';

/** Every text of a new page begins with these words; none of it may be published. */
const MARK = 'Your words';

/**
 * The placeholder of a field, from the description in its schema: what belongs there, as far as there is room.
 * @param number its place in a list, from 1, so that no two items are the same
 */
export function draftOf({ description, max = Number.POSITIVE_INFINITY }: Shape, number?: number): string {
  const about = description.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
  const mark = number === undefined ? MARK : `${MARK} ${number}`;
  const text = `${mark} – ${about}`;
  return text.length <= max ? text : mark;
}

/** Whether a text is a placeholder of a new page, in whole or with its beginning unchanged. */
export const isDraft = (text: string): boolean =>
  text.startsWith(MARK) && /^(?: \d+)?(?: – |$)/.test(text.slice(MARK.length));
