import texts from 'virtual:texts';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Site } from './content/index.ts';
import { SiteContext } from './context/site-context.ts';
import { notFound } from './layout/error-message.ts';
import type { PageContent } from './page/content.ts';
import { Sections } from './page/Sections.tsx';
import { topTone } from './page/tones.ts';
import { createRoutes, PAGE_ROUTE } from './routes.tsx';

export { texts };

const pageRoutes = createRoutes();

/** Marks the position of the page in a rendered frame. A new random token each time, so that no content contains it. */
const PAGE_SLOT = crypto.randomUUID();
const frameRoutes = createRoutes({ Page: () => PAGE_SLOT });

/**
 * Returns a faster `renderPage` for many pages: it renders header and footer, two fifths of the work, only once for each
 * link that they can mark as current and each tone of the header.
 */
export function createPageRenderer(site: Site): (content: PageContent) => string {
  const marked = new Set(
    site.navigation.items.flatMap(({ link, items = [] }) => [link, ...items.map((item) => item.link)]),
  );
  const frames = new Map<string, string[]>();
  return (content) => {
    const { address } = content.page;
    const key = `${topTone(content.page)} ${marked.has(address) ? address : ''}`;
    const frame = frames.get(key) ?? render(frameRoutes, site, content).split(PAGE_SLOT);
    frames.set(key, frame);
    // Sections need no router, which would take as long as they do.
    const page = renderToString(
      <SiteContext value={site}>
        <Sections content={content} />
      </SiteContext>,
    );
    return frame.join(page);
  };
}

/**
 * The HTML of one address, for the document's root element.
 * @param content the content of the address; without it, the error screen of an unknown address
 */
export const renderPage = (site: Site, content: PageContent | undefined): string =>
  render(pageRoutes, site, content);

function render(routes: RouteObject[], site: Site, content: PageContent | undefined): string {
  const pathname = content?.page.address ?? '/404';
  const context: StaticHandlerContext = {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    matches: matchRoutes(routes, pathname) as StaticHandlerContext['matches'],
    loaderData: content ? { [PAGE_ROUTE]: content } : {},
    errors: content ? null : { [PAGE_ROUTE]: notFound },
    actionData: null,
    statusCode: content ? 200 : 404,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return renderToString(
    <SiteContext value={site}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </SiteContext>,
  );
}
