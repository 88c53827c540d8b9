import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import { Page as ContentPage } from './page/Page.tsx';

/** Name of the route that holds a page, in the router's data. */
export const PAGE_ROUTE = 'page';

interface RouteParts {
  loader?: LoaderFunction;
  Page?: ComponentType;
}

/** Shown by the router while it has no data at all; a prerendered page always brings its own. */
const NullFallback = () => null;

/**
 * The one route tree, for the prerender and the browser. Which addresses exist is for the content to say, so
 * a single route serves them all.
 * @param parts.loader finds the content of an address; the prerender hands it over by itself and needs none
 * @param parts.Page what stands in the frame
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
