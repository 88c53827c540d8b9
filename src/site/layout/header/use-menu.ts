import { type FocusEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useOnNavigation } from './use-on-navigation.ts';

/** From this width the header has a row of links instead of a menu; `--wide` in widths.css is the same. */
export const WIDE_SCREEN = '(min-width: 64rem)';

/**
 * The menu of narrow screens: a popover, so that it works before and without scripts. This hook tracks its state and closes
 * it after a navigation, when it loses the focus, and when the window becomes wide. In browsers without popovers, which
 * show the links in a row until then, it opens and closes the menu by itself.
 * @returns whether it is open, with refs and handlers for the popover and its button
 */
export function useMenu() {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Before hydration, and while prerendering, the browser is taken for one that has them.
  const [isPopover, setIsPopover] = useState(true);
  const close = () => (isPopover ? hide(menu.current) : setOpen(false));

  // It may have been opened before hydration.
  useEffect(() => {
    setOpen(isPopoverOpen(menu.current));
    setIsPopover(canPopOver());
  }, []);

  // For the style sheet, which keeps the page behind it from scrolling and fades the menu out when it closes.
  useEffect(() => {
    document.documentElement.classList.toggle('menu-open', open);
    if (open) menu.current?.setAttribute('data-opened', '');
  }, [open]);

  useOnNavigation(close);

  useEffect(() => {
    // Very old browsers have no matchMedia: there the style sheet shows an open menu as the row of links.
    const wide = window.matchMedia?.(WIDE_SCREEN);
    const follow = () => {
      if (!wide?.matches) return;
      hide(menu.current);
      setOpen(false);
      menu.current?.removeAttribute('data-opened');
    };
    follow();
    wide?.addEventListener('change', follow);
    return () => wide?.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!open || isPopover) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, isPopover]);

  return {
    open,
    menu,
    toggle,
    isPopover,
    onClick: () => {
      if (!isPopover) setOpen(!open);
    },
    onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const within = menu.current?.contains(relatedTarget) || relatedTarget === toggle.current;
      if (relatedTarget !== null && !within) close();
    },
  };
}

/** Safari before 17.0, Chrome before 114 and Firefox before 125 cannot. */
const canPopOver = () => 'popover' in HTMLElement.prototype;

const isPopoverOpen = (menu: HTMLElement | null) => canPopOver() && menu?.matches(':popover-open') === true;

function hide(menu: HTMLElement | null): void {
  if (isPopoverOpen(menu)) menu?.hidePopover();
}
