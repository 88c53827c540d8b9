/** Shows another address of the site; with `replace`, in place of the history entry that is shown. */
type Navigate = (to: string, options: { replace: boolean }) => void;

/**
 * Follows links within the site without loading a document, wherever they stand, in Markdown too. One listener for
 * all costs less than a component for each, which would be drawn anew at every navigation.
 */
export function followLinks(navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || asksForMore(event, link)) return;
    // "#" is a link that leads nowhere yet: it must not throw the reader back to the top.
    if (link.getAttribute('href') === '#') event.preventDefault();
    else if (link.origin === location.origin) {
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
  });
}

/** Whether the visitor, or the link, wants something else than the page in this window. */
const asksForMore = (
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { target }: HTMLAnchorElement,
) => button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self');
