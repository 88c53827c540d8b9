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
  /** Renders the current page with other content of site.yaml. */
  showSite(site: Site): void;
}

/**
 * Hydrates the prerendered page. If its content cannot be loaded, or has another version than the HTML, the page stays
 * static and its links load documents.
 * @param pending the pending response to a request for the content, if there is one
 * @param hold the listener that delays forms submitted before hydration; removed after it
 * @returns the app after hydration, which the development server updates when editors save
 */
export async function hydrate(
  pending?: Promise<Response>,
  hold?: (event: SubmitEvent) => void,
): Promise<RunningApp | undefined> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id “root”.');
  const missing = document.documentElement.dataset.status === '404';
  const address = normalAddress(location.pathname);
  const content = missing ? undefined : await loadContent(address, pending);
  if (!missing && content?.version !== documentVersion()) return undefined;
  // The host may serve the page at other addresses too; visitors should copy and share the canonical one.
  if (content && address !== location.pathname)
    history.replaceState(history.state, '', address + location.search + location.hash);
  identifyEntries();
  const router = createBrowserRouter(createRoutes({ loader: pageLoader(() => loadDocument(router)) }), {
    hydrationData: content
      ? { loaderData: { [PAGE_ROUTE]: content } }
      : { errors: { [PAGE_ROUTE]: notFound } },
  });
  followLinks((to, options) => void router.navigate(to, options));
  // A transition is interruptible, so hydration never blocks a visitor's input.
  return new Promise((resolve) => {
    const app = (shown: Site) => (
      <SiteContext value={shown}>
        <OnHydrated
          onHydrated={() => {
            if (hold) removeEventListener('submit', hold);
            resolve({ router, showSite: (shown) => reactRoot.render(app(shown)) });
          }}
        >
          {/* Without transitions a click is answered in the next frame. */}
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
 * Calls back after its children have hydrated: a parent's effects run after theirs. It wraps the router instead of being
 * its sibling, because `useId` counts siblings and the prerender has none there.
 */
function OnHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(onHydrated, []);
  return children;
}

/** Loads the document of the address that the router is navigating to. */
function loadDocument({ state, createHref }: RunningApp['router']): void {
  const url = new URL(createHref(state.navigation.location ?? state.location), location.href);
  // Back has already changed the window's address, and assigning the same address might only scroll to its hash.
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
