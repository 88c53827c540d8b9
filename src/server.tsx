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
import { createRoutes, PAGE_ROUTE } from './routes.tsx';

export { texts };

const whole = createRoutes();

/** Stands for the page in a frame without one; the gate lets no control character through. */
const HOLE = '\0';
const around = createRoutes({ Page: () => HOLE });

/**
 * A function that does what `renderPage` does for many pages. Header and footer are rendered once for each link that
 * they can mark as the current one: they are two fifths of the work.
 */
export function createPageRenderer(site: Site): (content: PageContent) => string {
  const marked = new Set(
    site.navigation.items.flatMap(({ link, items = [] }) => [link, ...items.map((item) => item.link)]),
  );
  const frames = new Map<string | undefined, string[]>();
  return (content) => {
    const { address } = content.page;
    const current = marked.has(address) ? address : undefined;
    const frame = frames.get(current) ?? render(around, site, content).split(HOLE);
    frames.set(current, frame);
    // The sections need no router, which would take as long as they do.
    const page = renderToString(
      <SiteContext value={site}>
        <Sections content={content} />
      </SiteContext>,
    );
    return frame.join(page);
  };
}

/**
 * The HTML of one address, as it stands inside the document's root element.
 * @param content what the address shows; without it, the error screen for an address that does not exist
 */
export const renderPage = (site: Site, content: PageContent | undefined): string =>
  render(whole, site, content);

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
