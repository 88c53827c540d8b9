/**
 * Keeps in the keyboard's order only those tables of a text that scroll: the HTML has all of them in it, because it does
 * not know the width of the window.
 * @returns a function that stops following
 */
export function makeScrollableTablesFocusable(text: HTMLElement): () => void {
  const tables = text.querySelectorAll('.prose-table');
  if (tables.length === 0) return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of tables) observer.observe(table);
  return () => observer.disconnect();
}
