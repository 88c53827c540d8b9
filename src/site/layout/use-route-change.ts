import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSite } from '../context/site-context.ts';
import { type PageContent, releaseOf } from '../page/content.ts';
import { applyHead, documentTitle, ERROR_TITLE, headTags } from '../page/head.ts';
import { documentVersion } from '../page/load.ts';
import { announceNewVersion } from '../ui/connection.ts';
import { focusElement } from './focus-element.ts';
import { scrollToHash, scrollToPosition, useScrollMemory } from './scroll.ts';

/**
 * Updates the head when other content is shown; scroll position, focus and announcement when the location changes. A link
 * leads to the top of its page, or to its hash. Back and Forward restore the scroll position, as visitors expect.
 * @param content of the current page; undefined on the error screen of an unknown address
 * @returns text for screen readers; empty until the first navigation, because browsers announce the first page
 */
export function useRouteChange(
  main: RefObject<HTMLElement | null>,
  content: PageContent | undefined,
): string {
  const site = useSite();
  const location = useLocation();
  const type = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(location);
  const isFirst = useRef(true);
  const positionOf = useScrollMemory(shown);

  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else applyHead(headTags(site, content));
  }, [site, content]);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous === location) return;
    shown.current = location;
    const samePage = previous.pathname === location.pathname;
    if (!samePage) {
      setAnnouncement(documentTitle(site, content?.page.title ?? ERROR_TITLE));
      const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
      if (heading) focusElement(heading);
    }
    const position = type === 'POP' ? positionOf(location.key) : undefined;
    if (position !== undefined) scrollToPosition(position);
    else if (!(samePage && location.hash)) scrollToPosition(0);
    if (position === undefined && location.hash) scrollToHash(location.hash);
    if (content && releaseOf(content.version) !== releaseOf(documentVersion()))
      announceNewVersion(site.words);
  }, [location, content, site, type, main, positionOf]);

  return announcement;
}
