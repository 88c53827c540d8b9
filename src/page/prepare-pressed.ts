import { isForBrowser, linkOf } from './follow-links.ts';

/** A tap becomes a click a moment after the pointer has left. In milliseconds. */
const CLICK_WITHIN_MS = 500;

interface Pages {
  prepare(pathname: string): Promise<void>;
  release(): void;
}

/**
 * Has the page of a link prepared from the moment that the link is pressed until the click, a tenth of a second later. It is
 * released if no click follows: the pointer has left the link, or the touch has become scrolling. Navigation itself never
 * begins before the click.
 */
export function preparePressed({ prepare, release }: Pages): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressing: AbortController | undefined;
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event.target);
    if (!link || isForBrowser(event, link) || link.origin !== location.origin) return;
    // The section that a hash names is seldom on the first screen, which is all that is prepared.
    if (link.hash || link.getAttribute('href') === '#') return;
    clearTimeout(timer);
    pressing?.abort();
    void prepare(link.pathname);
    const ending = new AbortController();
    pressing = ending;
    const end = ({ type, relatedTarget }: PointerEvent) => {
      if (type === 'pointerout' && relatedTarget instanceof Node && link.contains(relatedTarget)) return;
      ending.abort();
      timer = setTimeout(release, type === 'pointercancel' ? 0 : CLICK_WITHIN_MS);
    };
    for (const type of ['pointerup', 'pointercancel', 'pointerout'] as const)
      document.addEventListener(type, end, { signal: ending.signal });
  });
}
