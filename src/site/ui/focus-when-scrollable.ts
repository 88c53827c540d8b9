/**
 * Makes only those regions focusable that scroll. In the HTML all are, because the width of the window is unknown.
 * @returns a function that stops observing
 */
export function focusWhenScrollable(regions: Iterable<Element>): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const region of regions) observer.observe(region);
  return () => observer.disconnect();
}
