import './styles/index.css';
import site from 'virtual:site';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Site } from './content/index.ts';
import { SiteContext } from './context/site-context.ts';
import { notFound } from './layout/error-message.ts';
import { identifyEntries } from './layout/history-entries.ts';
import { normalAddress } from './page/content.ts';
import { followLinks } from './page/follow-links.ts';
import { documentVersion, loadContent, pageLoader } from './page/load.ts';
import { createRoutes, PAGE_ROUTE } from './routes.tsx';

/** The app in the window. */
export interface RunningApp {
  router: ReturnType<typeof createBrowserRouter>;
  /** Shows the page as it is with another header, footer and small words. */
  showSite(site: Site): void;
}

/**
 * Hydrates the prerendered page. The page must stay what it is: where its content cannot be had, or is of another
 * version than the HTML in the window, it remains a static page whose links load documents.
 * @param asked the answer to the request for the content, where it is under way
 * @param hold what holds back forms that are sent before hydration; removed after it
 * @returns the app after hydration; the development server updates it with what editors save
 */
export async function hydrate(
  asked?: Promise<Response>,
  hold?: (event: SubmitEvent) => void,
): Promise<RunningApp | undefined> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id “root”.');
  const missing = document.documentElement.dataset.status === '404';
  const address = normalAddress(location.pathname);
  const content = missing ? undefined : await loadContent(address, asked);
  if (!missing && content?.version !== documentVersion()) return undefined;
  // The host may serve the page at other addresses as well; visitors copy and share the one.
  if (content && address !== location.pathname)
    history.replaceState(history.state, '', address + location.search + location.hash);
  identifyEntries();
  const router = createBrowserRouter(createRoutes({ loader: pageLoader(() => loadDocument(router)) }), {
    hydrationData: content
      ? { loaderData: { [PAGE_ROUTE]: content } }
      : { errors: { [PAGE_ROUTE]: notFound } },
  });
  followLinks((to, options) => void router.navigate(to, options));
  // A transition may be interrupted, so that hydration never holds up a visitor's touch.
  return new Promise((resolve) => {
    const app = (shown: Site) => (
      <SiteContext value={shown}>
        <OnHydrated
          onHydrated={() => {
            if (hold) removeEventListener('submit', hold);
            resolve({ router, showSite: (shown) => reactRoot.render(app(shown)) });
          }}
        >
          {/* A click is answered in the next frame; transitions would let other work in between. */}
          <RouterProvider router={router} useTransitions={false} />
        </OnHydrated>
      </SiteContext>
    );
    let reactRoot: Root;
    startTransition(() => {
      reactRoot = hydrateRoot(root, app(site));
    });
  });
}

/**
 * Calls back after its children have hydrated: a parent's effects run after theirs. It is no sibling of the router,
 * because `useId` counts siblings and the prerender has none there.
 */
function OnHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(onHydrated, []);
  return children;
}

/** Loads the document of the address that the router is on its way to. */
function loadDocument({ state, createHref }: RunningApp['router']): void {
  const url = new URL(createHref(state.navigation.location ?? state.location), location.href);
  // Back has changed the window's address already, and to load the same address again might only scroll to its hash.
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
