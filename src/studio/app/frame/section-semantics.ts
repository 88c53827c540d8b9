/** The attributes by which dnd-kit declares a draggable element as a button. */
const FOREIGN = ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby', 'aria-roledescription'];

/**
 * Keeps sections what they are for assistive technology: groups with their content, not buttons. Everything that dragging
 * does has buttons of its own beside the page.
 */
export function keepSemantics(document: Document): () => void {
  const mend = (section: Element) => {
    for (const name of FOREIGN) section.removeAttribute(name);
    if (section.getAttribute('role') !== 'group') section.setAttribute('role', 'group');
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target as Element).matches('[data-section]')) mend(target as Element);
  });
  observer.observe(document, { subtree: true, attributeFilter: [...FOREIGN, 'role', 'data-section'] });
  for (const section of document.querySelectorAll('[data-section]')) mend(section);
  return () => observer.disconnect();
}
