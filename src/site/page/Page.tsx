import { memo, useDeferredValue, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageContent } from './content.ts';
import { FIRST_SCREEN, Sections } from './Sections.tsx';

/** The current page; `key` has to be its address. Renders again only for other content or another location. */
export const Page = memo(function Page({ content }: { content: PageContent }) {
  const { hash } = useLocation();
  const type = useNavigationType();
  // A link leads to the top of a page: sections below the screen render right after the frame that answers the click.
  // The first page, Back and a link to a section may start anywhere.
  const complete = type === 'POP' || hash !== '';
  const whole = useDeferredValue(true, complete);
  useLayoutEffect(() => leaveFocus, []);
  return <Sections content={content} count={whole || complete ? undefined : FIRST_SCREEN} />;
});

/**
 * Blurs the clicked link before its page is removed: otherwise Chromium recalculates the style of the rest of that page
 * when the focus is lost halfway. The next page's heading gets the focus a moment later.
 */
function leaveFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}
