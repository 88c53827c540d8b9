import { givenUp } from './give-up.ts';

/** Navigates to another address of the site; with `replace`, in the current history entry. */
type Navigate = (to: string, options: { replace: boolean }) => unknown;

/**
 * Follows links within the site without loading a document, also those in Markdown. One listener for all costs less than a
 * component for each, which would re-render at every navigation.
 * @returns a function that stops it
 */
export function followLinks(navigate: Navigate): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
    // "#" is a link without a target yet: it must not scroll to the top.
    if (link.getAttribute('href') === '#') event.preventDefault();
    else if (link.origin === location.origin) {
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
  };
  document.addEventListener('click', follow, { signal: givenUp });
  return () => document.removeEventListener('click', follow);
}

/** Whether the visitor or the link asks for anything but the page in this window; a link with a type leads to a file. */
const isForBrowser = (
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { target, type }: HTMLAnchorElement,
) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  type !== '' ||
  (target !== '' && target !== '_self');
