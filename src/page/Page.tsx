import { memo, useDeferredValue, useLayoutEffect } from 'react';
import { useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import type { PageContent } from './content.ts';
import { Sections } from './Sections.tsx';

/** Sections that are drawn first: `main` is at least as high as the screen, so that nothing below them shows. */
const FIRST_SCREEN = 2;

/** The page that the router shows. */
export function Page() {
  const content = useLoaderData<PageContent>();
  return <ArrivingPage key={content.page.address} content={content} />;
}

/** Drawn anew only with other content: the router tells of every step of a navigation. */
const ArrivingPage = memo(function ArrivingPage({ content }: { content: PageContent }) {
  const { hash } = useLocation();
  const type = useNavigationType();
  // A link's page begins at its top: what is below the screen is drawn right after the frame that answers the
  // click. The first page, Back and a link to a section may begin anywhere.
  const atOnce = type === 'POP' || hash !== '';
  const whole = useDeferredValue(true, atOnce);
  useLayoutEffect(() => leaveFocus, []);
  return <Sections content={content} count={whole ? undefined : FIRST_SCREEN} />;
});

/**
 * Takes the focus off the link that was clicked before it goes with its page: Chromium works out the style of what is left
 * of that page when it loses the focus in the middle. The next page's heading gets it a moment later.
 */
function leaveFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}
