import texts from 'virtual:texts';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Site } from './content/site-schema.ts';
import { notFound } from './layout/error-message.ts';
import type { PageContent } from './page/content.ts';
import { SiteContext } from './page/site.ts';
import { createRoutes, PAGE_ROUTE } from './routes.tsx';

export { texts };

const routes = createRoutes();

/**
 * The HTML of one address, as it stands inside the document's root element.
 * @param content what the address shows; without it, the error screen for an address that does not exist
 */
export function renderPage(site: Site, content: PageContent | undefined): string {
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
