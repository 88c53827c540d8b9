import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Place, SITE, sectionsOf } from '../../data/page-data.ts';
import { mediaAt } from '../items/media-at.ts';
import type { Word } from './find-words.ts';
import { PARTS, type Shown, wordsOf } from './shown-parts.tsx';
import type { Point } from './use-words.ts';

const OVER = 'edit-over';

/**
 * Marks the words under the pointer, and starts to edit those that are clicked.
 * @param open opens the field of what is clicked
 * @returns the key of the section under the pointer
 */
export function usePointing(
  shown: Shown | undefined,
  start: (word: Word, point?: Point) => void,
  open: (place: Place, hasFocus: boolean) => void,
): string | undefined {
  const [hovered, setHovered] = useState<string>();
  const wordAt = useEffectEvent((target: EventTarget | null, point: Point): Word | undefined => {
    const part = (target as Element | null)?.closest?.(PARTS);
    if (!shown || !part) return undefined;
    const words = wordsOf(part, shown);
    const around = words.filter(({ range }) => (target as Element).contains(range.commonAncestorContainer));
    const hits = words.filter(({ range }) =>
      [...range.getClientRects()].some((rect) => contains(rect, point)),
    );
    // Words that are hidden from view, such as the name of an icon, may have their place over others.
    const hit = hits.find((word) => around.includes(word)) ?? hits[0];
    // Beside the words of a heading is still on the heading.
    return hit ?? (around.length === 1 ? around[0] : undefined);
  });
  const click = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    // The page is for editing: its links and buttons lead nowhere, and no click folds an answer.
    if (target.closest('a, form, summary')) event.preventDefault();
    if (target.closest('.edit-words')) return;
    const point = { x: event.clientX, y: event.clientY };
    const word = wordAt(target, point);
    if (word) {
      open(word, false);
      return start(word, point);
    }
    if (!shown) return;
    // A picture may lie behind the box of the words over it.
    const media = target.ownerDocument
      .elementsFromPoint(point.x, point.y)
      .find((one) => one.closest('[data-section] :is(img, svg)'));
    const place = media && mediaAt(media, shown);
    const key = sectionAt(target);
    if (place) open(place, true);
    else if (target.closest('.header')) open({ file: SITE, path: ['navigation'] }, false);
    else if (target.closest('.footer')) open({ file: SITE, path: ['footer'] }, false);
    else if (target.closest('.notice')) open({ file: SITE, path: ['notice'] }, false);
    else if (key) {
      const index = sectionsOf(shown.data).findIndex((section) => section.key === key);
      open({ file: shown.data.pageFile, path: ['sections', index] }, false);
    }
  });

  /** Enter on a section starts with its first words. */
  const startIn = useEffectEvent((section: Element) => {
    const [first] = shown ? wordsOf(section, shown) : [];
    if (first) start(first);
  });

  const document = shown?.document;
  // Before the page can be seen: no click on it is lost.
  useLayoutEffect(() => {
    const view = document?.defaultView;
    if (!document || !view) return undefined;
    const show = (event: PointerEvent) => {
      const over = (event.target as Element).closest('.edit-words')
        ? undefined
        : wordAt(event.target, { x: event.clientX, y: event.clientY });
      document.documentElement.toggleAttribute('data-over-words', over !== undefined);
      highlight(view, OVER, over ? [over.range] : []);
      setHovered(sectionAt(event.target as Element));
    };
    const leave = () => {
      highlight(view, OVER, []);
      setHovered(undefined);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const section = event.target as Element;
      if (event.key !== 'Enter' || !section.matches('[data-section]')) return;
      event.preventDefault();
      startIn(section);
    };
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener('pointermove', show, { signal });
    document.documentElement.addEventListener('pointerleave', leave, { signal });
    document.addEventListener('click', (event) => click(event), { capture: true, signal });
    document.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => left.abort();
  }, [document]);
  return hovered;
}

/** The key of the section that an element is in. */
const sectionAt = (element: Element) =>
  element.closest('[data-section]')?.getAttribute('data-section') ?? undefined;

/** Highlights ranges of a document without changing it. */
export function highlight(view: Window, name: string, ranges: Range[]): void {
  const { CSS, Highlight } = view as Window & typeof globalThis;
  if (ranges.length > 0) CSS.highlights?.set(name, new Highlight(...ranges));
  else CSS.highlights?.delete(name);
}

const contains = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;
