import texts from 'virtual:texts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Site } from './content/index.ts';
import { SiteContext } from './context/site-context.ts';
import { BrokenCable } from './layout/error/BrokenCable.tsx';
import { ErrorDrawing } from './layout/error/error-drawing.ts';
import { showsNumber } from './layout/shows-number.ts';
import type { PageContent } from './page/content.ts';
import { Sections } from './page/Sections.tsx';
import { topTone } from './page/tones.ts';

export { texts };

/** Marks the position of the page in a rendered shell. A new random token each time, so that no content contains it. */
const PAGE_SLOT = crypto.randomUUID();

/**
 * Returns a faster `renderPage` for many pages: it renders header and footer, two fifths of the work, only once for each
 * link that they can mark as current, each tone of the header, and each look of its button and of the footer's number.
 */
export function createPageRenderer(site: Site): (content: PageContent) => string {
  const marked = new Set(
    site.navigation.items.flatMap(({ link, items = [] }) => [link, ...items.map((item) => item.link)]),
  );
  const shells = new Map<string, string[]>();
  return (content) => {
    const { address, startsWithButton } = content.page;
    const key = [
      topTone(content.page),
      startsWithButton,
      showsNumber(content.page),
      marked.has(address) ? address : '',
    ].join(' ');
    const shell = shells.get(key) ?? render(site, content, PAGE_SLOT).split(PAGE_SLOT);
    shells.set(key, shell);
    // Sections need no router, which would take as long as they do.
    const page = renderToString(
      <SiteContext value={site}>
        <Sections content={content} />
      </SiteContext>,
    );
    return shell.join(page);
  };
}

/**
 * The HTML of one address, for the document's root element.
 * @param content the content of the address; without it, the error screen of an unknown address
 */
export const renderPage = (site: Site, content: PageContent | undefined): string => render(site, content);

/** @param slot replaces the page within its shell */
const render = (site: Site, content: PageContent | undefined, slot?: string): string =>
  renderToString(
    <SiteContext value={site}>
      <StaticRouter location={content?.page.address ?? '/404'}>
        <ErrorDrawing value={BrokenCable}>
          <App content={content}>{slot}</App>
        </ErrorDrawing>
      </StaticRouter>
    </SiteContext>,
  );
