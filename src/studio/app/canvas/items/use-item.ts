import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FormField, Path } from '../../../../content/index.ts';
import {
  isSamePlace,
  isWithin,
  type Place,
  type SectionData,
  SITE,
  sectionsOf,
  typeOf,
} from '../../data/page-data.ts';
import { elementOf, type Word } from '../words/find-words.ts';
import { PARTS, type Shown, wordsOf } from '../words/shown-parts.tsx';

/** An item of a list: where it is, and the form of its list. */
export interface ItemPlace extends Place {
  list: FormField;
}

/**
 * The item of a list that the pointer is on, or whose words are being edited; it stays until there is another one.
 * @param edited the text that is being edited
 * @returns the item, a function that shows another one, and one that finds the element of an item of the same list
 */
export function useItem(shown: Shown | undefined, edited: Word | undefined) {
  const [place, setPlace] = useState<ItemPlace>();

  const point = useEffectEvent((target: Element) => {
    if (!shown || edited) return;
    const found = itemsAt(target, shown)[0];
    if (found) setPlace((before) => (before && isSamePlace(before, found) ? before : found));
  });
  /** The pointer is beside the page; the keyboard may still be at work. */
  const leave = useEffectEvent(() => {
    if (!edited && !window.document.activeElement?.closest('.item-tools')) setPlace(undefined);
  });
  const document = shown?.document;
  useEffect(() => {
    const last = { x: -1, y: -1 };
    const hasMoved = ({ screenX: x, screenY: y }: PointerEvent) => {
      const is = x !== last.x || y !== last.y;
      Object.assign(last, { x, y });
      return is;
    };
    const onMove = (event: PointerEvent) => hasMoved(event) && point(event.target as Element);
    // Once the buttons have gone along with their item, the frame is under a pointer that does not move.
    const onOuterMove = (event: PointerEvent) => {
      const isAway = hasMoved(event) && !(event.target as Element).closest('.item-tools');
      if (isAway) leave();
    };
    addEventListener('pointermove', onOuterMove);
    document?.addEventListener('pointermove', onMove);
    return () => {
      removeEventListener('pointermove', onOuterMove);
      document?.removeEventListener('pointermove', onMove);
    };
  }, [document]);

  useEffect(() => {
    if (edited && shown) setPlace(itemAround(shown, edited));
  }, [edited, shown]);
  const placeOf = useCallback(
    (path: Path) => (shown && place ? elementOfItem({ ...place, path }, shown) : null),
    [shown, place],
  );
  return { item: place, showItem: setPlace, placeOf };
}

/** The items that an element of the page belongs to, the innermost first. */
export function itemsAt(target: Element, shown: Shown): ItemPlace[] {
  const part = target.closest(PARTS);
  if (!part) return [];
  const words = wordsOf(part, shown);
  const items = words.flatMap((word) => {
    const item = itemAround(shown, word);
    const text = word.range.commonAncestorContainer;
    return item && itemElement(item, text, words, part)?.contains(target) ? [item] : [];
  });
  return items.sort((one, other) => other.path.length - one.path.length);
}

/** The element that shows an item. */
function elementOfItem(place: ItemPlace, shown: Shown): Element | null {
  // While a text is edited, it is not among the words of the page.
  const edited = shown.document.querySelector('.edit-words');
  for (const part of shown.document.querySelectorAll(PARTS)) {
    const words = wordsOf(part, shown);
    const word = words.find((one) => isWithin(one, place));
    const text = word?.range.commonAncestorContainer ?? (part.contains(edited) ? edited : null);
    const element = text && itemElement(place, text, words, part);
    if (element?.checkVisibility()) return element;
  }
  return null;
}

/**
 * The element of an item: the row of its list, or the largest element around one of its texts that has no other words.
 * @param text the node with the text
 * @param words all words of the part of the page that the item is in
 */
function itemElement(item: Place, text: Node, words: readonly Word[], part: Element): Element | null {
  const others = words.filter((one) => !isWithin(one, item));
  const isOwn = (one: Element | null): one is Element =>
    one !== null && one !== part && others.every(({ range }) => !one.contains(range.commonAncestorContainer));
  let element = elementOf(text);
  while (element && !element.matches('li, tr') && isOwn(element.parentElement))
    element = element.parentElement;
  return isOwn(element) ? element : null;
}

/**
 * The innermost item of a list that a value is in. A row of a table counts rather than its cell: an item of several
 * texts comes before one that is a single text.
 */
function itemAround({ data, canvas: { forms } }: Shown, { file, path }: Place): ItemPlace | undefined {
  let field: FormField | undefined = file === SITE ? forms.site : forms.page;
  let found: ItemPlace | undefined;
  for (const [at, step] of path.entries()) {
    const section: SectionData | undefined =
      field === forms.page.fields?.sections ? sectionsOf(data)[Number(step)] : undefined;
    if (section) field = forms.sections[typeOf(section)]?.shape;
    else if (typeof step === 'string') field = field?.fields?.[step];
    else {
      const isBetter = field?.item?.kind !== 'text' || (found?.list.item?.kind ?? 'text') === 'text';
      if (field && isBetter) found = { file, path: path.slice(0, at + 1), list: field };
      field = field?.item;
    }
  }
  return found;
}
