import type { Path } from '../../../../content/index.ts';
import type { Word } from '../words/find-words.ts';

/** Where a value is. */
interface Place {
  file: string;
  path: Path;
}

/** Whether a word belongs to an item of a list. */
export const isWithin = ({ file, path }: Place, item: Place) =>
  file === item.file && item.path.every((step, at) => step === path[at]);

/**
 * The element of an item: the row of its list, or the largest element around one of its texts that has no other words.
 * @param text the node with the text
 * @param words all words of the part of the page that the item is in
 */
export function itemElement(item: Place, text: Node, words: readonly Word[], part: Element): Element | null {
  const others = words.filter((one) => !isWithin(one, item));
  const isOwn = (one: Element | null): one is Element =>
    one !== null && one !== part && others.every(({ range }) => !one.contains(range.commonAncestorContainer));
  let element = text.nodeType === Node.ELEMENT_NODE ? (text as Element) : text.parentElement;
  while (element && !element.matches('li, tr') && isOwn(element.parentElement))
    element = element.parentElement;
  return isOwn(element) ? element : null;
}
