import { type RefObject, useEffect } from 'react';
import { visibleArea, watchVisibleArea } from '../../ui/visible-area.ts';
import type { ShownBanner } from './use-banner.ts';

/** Room between the banner and what is next to it, in pixels. */
const GAP = 8;

/** A visible area lower than this has no room for the header, the banner and a field. */
const SHORT = 420;

/** Puts the banner over the form's column, at the top of what can be seen of the window. */
function positionBanner(banner: HTMLElement, form: HTMLElement): void {
  const area = visibleArea();
  const short = area.height < SHORT;
  banner.toggleAttribute('data-short', short);
  const column = form.getBoundingClientRect();
  let left = Math.max(column.left, area.left + GAP);
  let right = Math.min(column.right, area.left + area.width - GAP);
  // On a short screen each line counts; on a magnified one the form may be beside what can be seen.
  if (short || right - left < Math.min(column.width, area.width) / 2)
    [left, right] = [area.left + GAP, area.left + area.width - GAP];
  banner.style.setProperty('--area-top', `${area.top}px`);
  banner.style.setProperty('--banner-left', `${left}px`);
  banner.style.setProperty('--banner-width', `${right - left}px`);
}

/** The field that has the focus, with its label and note; or the button. */
function focusedPart(form: HTMLElement): Element | undefined {
  const focused = document.activeElement;
  return focused && form.contains(focused) ? (focused.closest('.field') ?? focused) : undefined;
}

/** Scrolls the page so far that all of an element can be seen below the banner, or its beginning where it is too high. */
function scrollIntoRoom(element: Element, banner: HTMLElement): void {
  const area = visibleArea();
  const { top, bottom } = element.getBoundingClientRect();
  const start = banner.getBoundingClientRect().bottom + GAP;
  const end = area.top + area.height - GAP;
  const distance = top < start ? top - start : Math.min(Math.max(bottom - end, 0), top - start);
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Keeps the banner where it can be seen, and what the visitor types in clear of it, for as long as it is shown: with
 * an on-screen keyboard open, on a magnified page, and whatever gets the focus meanwhile.
 */
export function useBannerPosition(
  banner: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
  shown: ShownBanner | undefined,
): void {
  useEffect(() => {
    const [card, fields] = [banner.current, form.current];
    if (!shown || !card || !fields) return;

    const uncover = () => {
      const part = focusedPart(fields);
      if (!part) return;
      const { top, bottom } = part.getBoundingClientRect();
      const box = card.getBoundingClientRect();
      if (top < box.bottom && bottom > box.top) scrollIntoRoom(part, card);
    };
    const follow = () => {
      positionBanner(card, fields);
      uncover();
    };

    positionBanner(card, fields);
    const wrong = fields.querySelector('[aria-invalid="true"]');
    if (wrong && wrong === document.activeElement) scrollIntoRoom(wrong.closest('.field') ?? wrong, card);
    else uncover();

    document.addEventListener('focusin', uncover);
    const unwatch = watchVisibleArea(follow);
    return () => {
      document.removeEventListener('focusin', uncover);
      unwatch();
    };
  }, [banner, form, shown]);
}
