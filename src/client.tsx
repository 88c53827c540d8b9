import './styles/index.css';
import site from 'virtual:site';
import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Site } from './content/index.ts';
import { notFound } from './layout/error-message.ts';
import { normalAddress } from './page/content.ts';
import { followLinks } from './page/follow-links.ts';
import { documentVersion, loadContent, pageLoader } from './page/load.ts';
import { SiteContext } from './page/site.ts';
import { createRoutes, PAGE_ROUTE } from './routes.tsx';

/** The app in the window. */
export interface RunningApp {
  router: ReturnType<typeof createBrowserRouter>;
  /** Shows the page as it is with another header, footer and small words. */
  showSite(site: Site): void;
}

/**
 * Brings the prerendered page to life. The page must stay what it is: where its content cannot be had, or is
 * of another version than the HTML in the window, it remains a static page whose links load documents.
 * @param asked the answer to the request for the content, where it is on its way
 * @param hold what holds back forms that are sent before the app is there; not needed from then on
 * @returns the app, once it is there; the development server keeps it in step with what editors save
 */
export async function hydrate(
  asked?: Promise<Response>,
  hold?: (event: SubmitEvent) => void,
): Promise<RunningApp | undefined> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id “root”.');
  const missing = document.documentElement.dataset.status === '404';
  const content = missing ? undefined : await loadContent(normalAddress(location.pathname), asked);
  if (!missing && content?.version !== documentVersion()) return undefined;
  const router = createBrowserRouter(createRoutes({ loader: pageLoader }), {
    hydrationData: content
      ? { loaderData: { [PAGE_ROUTE]: content } }
      : { errors: { [PAGE_ROUTE]: notFound } },
  });
  followLinks((to, options) => void router.navigate(to, options));
  // A transition may be interrupted, so that hydration never holds up a visitor's touch.
  return new Promise((resolve) => {
    const app = (shown: Site) => (
      <SiteContext value={shown}>
        {/* A click is answered in the next frame; transitions would let other work in between. */}
        <RouterProvider router={router} useTransitions={false} />
        <OnceThere
          tell={() => {
            if (hold) removeEventListener('submit', hold);
            resolve({ router, showSite: (shown) => reactRoot.render(app(shown)) });
          }}
        />
      </SiteContext>
    );
    let reactRoot: Root;
    startTransition(() => {
      reactRoot = hydrateRoot(root, app(site));
    });
  });
}

/** Tells when the page has come to life: effects of what stands last run last. */
function OnceThere({ tell }: { tell: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is what it is for
  useEffect(tell, []);
  return null;
}
