/**
 * Moves the focus to an element, also to one that cannot have it by itself: that one is focusable until the focus leaves
 * it or the visitor presses a pointer. If it stayed focusable, a click in its text would focus it, and Tab would go on from
 * its beginning instead of from the click.
 */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) makeFocusable(element);
  element.focus({ preventScroll: true });
}

function makeFocusable(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  const listening = new AbortController();
  const restore = () => {
    listening.abort();
    element.removeAttribute('tabindex');
  };
  const options = { signal: listening.signal };
  element.addEventListener(
    'blur',
    () => {
      // When the window loses the focus, the element keeps its own.
      if (document.activeElement !== element) restore();
    },
    options,
  );
  addEventListener('pointerdown', restore, options);
}
