import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { visibleArea, watchVisibleArea } from '../../ui/visible-area.ts';
import { cutOutMenu, watchMenus } from './menu-hole.ts';
import type { ShownBanner } from './use-banner.ts';

/** Space around the banner, in pixels. */
const GAP = 8;

/** A visible area lower than this has no room for the header, the banner and a field, in pixels. */
const SHORT = 420;

/** Positions the banner above the form's column, at the top of the visible area. */
function positionBanner(banner: HTMLElement, form: HTMLElement): void {
  const area = visibleArea();
  const short = area.height < SHORT;
  banner.toggleAttribute('data-short', short);
  const column = form.getBoundingClientRect();
  let left = Math.max(column.left, area.left + GAP);
  let right = Math.min(column.right, area.left + area.width - GAP);
  // On a short screen the banner needs the full width; on a magnified page the form may be outside the visible area.
  if (short || right - left < Math.min(column.width, area.width) / 2)
    [left, right] = [area.left + GAP, area.left + area.width - GAP];
  banner.style.setProperty('--area-top', `${area.top}px`);
  banner.style.setProperty('--banner-left', `${left}px`);
  banner.style.setProperty('--banner-width', `${right - left}px`);
  cutOutMenu(banner);
}

/** The focused field with its label and note, or the focused button. */
function focusedPart(form: HTMLElement): Element | undefined {
  const focused = document.activeElement;
  return focused && form.contains(focused) ? (focused.closest('.field') ?? focused) : undefined;
}

/** Scrolls an element into view below the banner; only its top if it is too high. */
function scrollBelowBanner(element: Element, banner: HTMLElement): void {
  const area = visibleArea();
  const { top, bottom } = element.getBoundingClientRect();
  const start = banner.getBoundingClientRect().bottom + GAP;
  const end = area.top + area.height - GAP;
  const distance = top < start ? top - start : Math.min(Math.max(bottom - end, 0), top - start);
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
}

/** Calls back when one of the elements has another size, which a typeface that arrives may give it. @returns a stop */
function watchSizes(elements: HTMLElement[], onChange: () => void): () => void {
  if (!('ResizeObserver' in window)) return () => {};
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Keeps the banner visible and the focused field uncovered while the banner is shown: with an on-screen keyboard, on a
 * magnified page, when the focus moves, and when the typeface arrives. An open menu stays above the banner.
 */
export function useBannerPosition(
  banner: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
  shown: ShownBanner | undefined,
): void {
  // Before the browser paints it, or it would be as wide as the window for a frame.
  useLayoutEffect(() => {
    if (shown && banner.current && form.current) positionBanner(banner.current, form.current);
  }, [banner, form, shown]);

  useEffect(() => {
    const [card, fields] = [banner.current, form.current];
    if (!shown || !card || !fields) return;

    const uncover = () => {
      const part = focusedPart(fields);
      if (!part) return;
      const { top, bottom } = part.getBoundingClientRect();
      const box = card.getBoundingClientRect();
      if (top < box.bottom && bottom > box.top) scrollBelowBanner(part, card);
    };
    const follow = () => {
      positionBanner(card, fields);
      uncover();
    };

    const wrong = fields.querySelector('[aria-invalid="true"]');
    if (wrong && wrong === document.activeElement) scrollBelowBanner(wrong.closest('.field') ?? wrong, card);
    else uncover();

    document.addEventListener('focusin', uncover);
    const unwatch = [
      watchVisibleArea(follow),
      watchSizes([card, fields], follow),
      watchMenus(() => cutOutMenu(card)),
    ];
    return () => {
      document.removeEventListener('focusin', uncover);
      for (const stop of unwatch) stop();
    };
  }, [banner, form, shown]);
}
