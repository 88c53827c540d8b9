/**
 * Focuses an element. One that is not focusable becomes so until it loses the focus or the visitor presses a pointer: if it
 * stayed focusable, a click in its text would focus it, and Tab would continue from its start instead of from the click.
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
      // When the window loses the focus, its active element stays the same.
      if (document.activeElement !== element) restore();
    },
    options,
  );
  addEventListener('pointerdown', restore, options);
}
