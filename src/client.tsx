import './styles/index.css';
import site from 'virtual:site';
import { type ReactNode, startTransition, useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import { App } from './App.tsx';
import type { Site } from './content/index.ts';
import { SiteContext } from './context/site-context.ts';
import { identifyEntries } from './layout/history-entries.ts';
import { normalAddress } from './page/content.ts';
import { followLinks } from './page/follow-links.ts';
import { documentVersion, loadContent } from './page/load.ts';
import { createNavigator, type Navigator } from './page/navigator.ts';
import { preparePressed } from './page/prepare-pressed.ts';
import { showTypeface } from './page/show-typeface.ts';
import { scrolledBefore } from './ui/reveal.ts';

/** The app in the window. */
export interface RunningApp {
  navigator: Navigator;
  /** Renders the current page with other content of site.yaml. */
  showSite(site: Site): void;
}

/**
 * Hydrates the prerendered page. If its content cannot be loaded, or has another version than the HTML, the page stays
 * static and its links load documents.
 * @param pending the pending response to a request for the content, if there is one
 * @param hold the listener that delays forms submitted before hydration; removed after it
 * @param face the typeface, being loaded, where the style sheet does not have it
 * @param lowest how far the document has been scrolled until now, in pixels
 * @returns the app after hydration, which the development server updates when editors save
 */
export async function hydrate(
  pending?: Promise<Response>,
  hold?: (event: SubmitEvent) => void,
  face?: Promise<FontFace>,
  lowest = () => 0,
): Promise<RunningApp | undefined> {
  if (face) void showTypeface(face);
  linkManifest();
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
  const navigator = createNavigator(content);
  followLinks(navigator.navigate);
  preparePressed(navigator);
  // A transition is interruptible, so hydration never blocks a visitor's input.
  return new Promise((resolve) => {
    const app = (shown: Site) => (
      <SiteContext value={shown}>
        <OnHydrated
          onHydrated={() => {
            if (hold) removeEventListener('submit', hold);
            scrolledBefore(0);
            resolve({ navigator, showSite: (shown) => reactRoot.render(app(shown)) });
          }}
        >
          <CurrentPage navigator={navigator} />
        </OnHydrated>
      </SiteContext>
    );
    let reactRoot: Root;
    scrolledBefore(lowest());
    startTransition(() => {
      reactRoot = hydrateRoot(root, app(site));
    });
  });
}

/** Links the manifest for home screens. In the HTML, Chromium would request it before the largest picture is complete. */
function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
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

/** The page that the navigator shows. As an external store it renders in the frame that answers a click. */
function CurrentPage({ navigator }: { navigator: Navigator }) {
  const { location, type, ...shown } = useSyncExternalStore(
    navigator.subscribe,
    navigator.view,
    navigator.view,
  );
  return (
    <Router location={location} navigationType={type} navigator={navigator.history}>
      <App {...shown} />
    </Router>
  );
}
