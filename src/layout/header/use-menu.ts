import { type FocusEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { WIDE_SCREEN } from '../../constants.ts';
import { useOnNavigation } from './use-on-navigation.ts';

/**
 * The menu of narrow screens: a popover, so that it works before and without scripts. This hook tracks its state and closes
 * it after a navigation, when it loses the focus, and when the window becomes wide.
 * @returns whether it is open, with refs and handlers for the popover and its button
 */
export function useMenu() {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // It may have been opened before hydration.
  useEffect(() => setOpen(isOpen(menu.current)), []);

  // For the style sheet, which keeps the page behind it from scrolling and fades the menu out when it closes.
  useEffect(() => {
    document.documentElement.classList.toggle('menu-open', open);
    if (open) menu.current?.setAttribute('data-opened', '');
  }, [open]);

  useOnNavigation(() => close(menu.current));

  useEffect(() => {
    // Very old browsers have no matchMedia: there the style sheet shows an open menu as the row of links.
    const wide = window.matchMedia?.(WIDE_SCREEN);
    const follow = () => {
      if (!wide?.matches) return;
      close(menu.current);
      menu.current?.removeAttribute('data-opened');
    };
    follow();
    wide?.addEventListener('change', follow);
    return () => wide?.removeEventListener('change', follow);
  }, []);

  return {
    open,
    menu,
    toggle,
    onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const within = menu.current?.contains(relatedTarget) || relatedTarget === toggle.current;
      if (relatedTarget !== null && !within) close(menu.current);
    },
  };
}

const isOpen = (menu: HTMLElement | null) => menu?.matches(':popover-open') ?? false;

function close(menu: HTMLElement | null): void {
  if (isOpen(menu)) menu?.hidePopover();
}
