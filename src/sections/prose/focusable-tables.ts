/**
 * Makes only those tables of a text focusable that scroll. In the HTML all are, because the width of the window is unknown.
 * @returns a function that stops observing
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
