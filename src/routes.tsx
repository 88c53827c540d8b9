import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import { Page as ContentPage } from './page/Page.tsx';

/** Id of the route with a page's content, in the router's data. */
export const PAGE_ROUTE = 'page';

interface RouteParts {
  loader?: LoaderFunction;
  Page?: ComponentType;
}

/** What the router renders while it has no data; a prerendered page always has its own. */
const NullFallback = () => null;

/**
 * The route tree, for the prerender and the browser. The content decides which addresses exist, so one route serves all.
 * @param parts.loader loads the content of an address; the prerender passes the content itself
 * @param parts.Page what the frame contains
 */
export function createRoutes({ loader, Page = ContentPage }: RouteParts = {}): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: NullFallback,
      children: [
        { id: PAGE_ROUTE, path: '*', Component: Page, ErrorBoundary: ErrorScreen, ...(loader && { loader }) },
      ],
    },
  ];
}
