import './styles/index.css';
import site from 'virtual:site';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { SiteContext } from './context/site-context.ts';
import { identifyEntries } from './layout/scroll.ts';
import { normalAddress } from './page/content.ts';
import { GiveUp, givenUp } from './page/give-up.ts';
import { documentVersion, loadContent } from './page/load.ts';
import { scrolledBefore } from './ui/reveal.ts';

/**
 * Hydrates the prerendered page. The page stays static and its links load documents if its content cannot be loaded or has
 * another version than the HTML, if something has changed the document since it was built, or if a component fails.
 * @param pending the pending response to a request for the content, if there is one
 * @param lowest how far the document has been scrolled until now, in pixels
 * @returns whether the app runs
 */
export async function hydrate(pending?: Promise<Response>, lowest = () => 0): Promise<boolean> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id “root”.');
  const missing = document.documentElement.dataset.status === '404';
  const address = normalAddress(location.pathname);
  const content = missing ? undefined : await loadContent(address, pending);
  if (!missing && content?.version !== documentVersion()) return false;
  // The host may serve the page at other addresses too; visitors should copy and share the canonical one.
  if (content && address !== location.pathname)
    history.replaceState(history.state, '', address + location.search + location.hash);
  identifyEntries();
  const known = { pathname: location.pathname, content };
  return new Promise((resolve) => {
    const onHydrated = () => {
      scrolledBefore(0);
      resolve(true);
    };
    scrolledBefore(lowest());
    listenUntilGivenUp(root);
    givenUp.addEventListener('abort', () => {
      console.error(
        'The page stays as it is, without the app, because something failed or has changed it:',
        givenUp.reason,
      );
      // The app has checked them.
      for (const form of document.forms) form.noValidate = false;
      resolve(false);
    });
    // A transition is interruptible, so hydration never blocks a visitor's input.
    startTransition(() => {
      hydrateRoot(
        root,
        <SiteContext value={site}>
          <Hydration onHydrated={onHydrated}>
            <BrowserRouter>
              <App known={known} />
            </BrowserRouter>
          </Hydration>
        </SiteContext>,
      );
    });
  });
}

/** Has React's listeners on the root end when the app gives the page up; React itself cannot let go of a page in place. */
function listenUntilGivenUp(root: HTMLElement): void {
  const listen: HTMLElement['addEventListener'] = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) =>
    listen(type, listener, {
      ...(typeof options === 'object' ? options : { capture: options === true }),
      signal: givenUp,
    });
}

let isHydrated = import.meta.env.DEV;

/**
 * Calls back after its children have hydrated: a parent's effects run after theirs. If they cannot, because the document
 * differs or a component fails, React would build the page anew, without what was typed into it: this gives it up instead.
 * It wraps the router instead of being its sibling, because `useId` counts siblings and the prerender has none there.
 */
function Hydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // React asks for the second snapshot while it hydrates, for the first one when it has given that up.
  const isKept = useSyncExternalStore(
    () => () => {},
    () => isHydrated,
    () => true,
  );
  useLayoutEffect(() => {
    isHydrated = true;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(onHydrated, []);
  return isKept ? children : <GiveUp />;
}
