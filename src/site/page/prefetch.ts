import { presetOf } from '../ui/image-presets.ts';
import { preloadImage } from '../ui/preload-image.ts';
import { normalAddress } from './content.ts';
import { loadContent } from './load.ts';
import { loadSectionStyles } from './section-styles.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor wants to save data, or has a connection too slow for prefetching. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** A link to a page of this site; one with a type leads to a file. */
const PAGE_LINK = 'a[href^="/"]:not([type])';

const prefetched = new Set<string>();

/** Fetches a page's content, its style sheet and its first picture ahead of a click. Does nothing for the current page. */
export async function prefetch(href: string): Promise<void> {
  const address = normalAddress(new URL(href, location.href).pathname);
  if (savesData() || prefetched.has(address) || address === normalAddress(location.pathname)) return;
  prefetched.add(address);
  void loadSectionStyles();
  const content = await loadContent(address);
  // The first picture is on screen at once only if a section opens the page.
  const [first] = content?.page.opened ? Object.entries(content.assets.pictures) : [];
  if (first) preloadImage(presetOf(first[0]), first[1]);
}

/**
 * Prefetches every link of the site that scrolls into view, and any link as soon as it is pointed at or focused.
 * @returns a function that stops it
 */
export function prefetchLinks(root: HTMLElement): () => void {
  const linkOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  const onIntent = (event: Event) => {
    const link = linkOf(event.target);
    if (link) void prefetch(link.href);
  };
  const intents = ['pointerover', 'touchstart', 'focusin'];
  for (const type of intents) root.addEventListener(type, onIntent, { passive: true });

  const inView =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) void prefetch((target as HTMLAnchorElement).href);
          }
        })
      : undefined;
  const watch = () => {
    inView?.disconnect();
    for (const link of root.querySelectorAll(PAGE_LINK)) inView?.observe(link);
  };
  watch();
  const changes = new MutationObserver(watch);
  const main = root.querySelector('main');
  if (main) changes.observe(main, { childList: true });
  return () => {
    for (const type of intents) root.removeEventListener(type, onIntent);
    inView?.disconnect();
    changes.disconnect();
  };
}
