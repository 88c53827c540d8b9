import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { ERROR_TITLE } from '../constants.ts';
import type { PageContent } from '../page/content.ts';
import { applyHead, documentTitle, headTags } from '../page/head.ts';
import { documentVersion } from '../page/load.ts';
import { useSite } from '../page/site.ts';
import { announceNewVersion } from '../ui/connection.ts';
import { scrollToHash, scrollToPosition, useScrollMemory } from './scroll.ts';

/** The layout effect where there is a screen; the prerender has none. */
const useScreenEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What has to happen when the address changes: head, scroll position, focus, announcement.
 * @returns the text to announce; empty until the first navigation, as a browser announces the first page
 */
export function useNavigation(main: RefObject<HTMLElement | null>): string {
  const site = useSite();
  const location = useLocation();
  const type = useNavigationType();
  const content = useMatches().at(-1)?.loaderData as PageContent | undefined;
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(location);
  const positionOf = useScrollMemory(shown);

  useScreenEffect(() => {
    const previous = shown.current;
    if (previous === location) return;
    shown.current = location;
    const samePage = previous.pathname === location.pathname;
    if (!samePage) {
      applyHead(headTags(site, content, ERROR_TITLE));
      setAnnouncement(documentTitle(site, content?.page.title ?? ERROR_TITLE));
      const heading = main.current?.querySelector<HTMLElement>('h1');
      heading?.setAttribute('tabindex', '-1');
      (heading ?? main.current)?.focus({ preventScroll: true });
    }
    const position = type === 'POP' ? positionOf(location.key) : undefined;
    if (position !== undefined) scrollToPosition(position);
    else if (!(samePage && location.hash)) scrollToPosition(0);
    if (position === undefined && location.hash) scrollToHash(location.hash);
    if (content && content.version !== documentVersion()) announceNewVersion(site.words);
  }, [location, content, site, type, main, positionOf]);

  return announcement;
}
