import { type Location, type NavigationType, type Path, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { BUSY_AFTER_MS } from '../constants.ts';
import { normalAddress, type PageContent } from './content.ts';
import { givenUp } from './give-up.ts';
import { loadContent } from './load.ts';
import { loadSectionStyles } from './section-styles.ts';

/** What is on screen. */
export interface View {
  location: Location;
  /** How the visitor came: by a link, or by Back and Forward, or with the document. */
  type: NavigationType;
  /** Undefined on the error screen of an unknown address. */
  content: PageContent | undefined;
  /** Whether the page is still that of the document. */
  isFirst: boolean;
  /** The page of a pressed link, to render ahead of the click. */
  prepared: PageContent | undefined;
  /** Whether a navigation has taken so long that the visitor needs feedback. */
  busy: boolean;
}

export type Navigator = ReturnType<typeof createNavigator>;

/**
 * Moves between the pages of the site. A page stays on screen until the content of the next one is there; then history and
 * view change together. If the content cannot be loaded, the browser loads the document of the same address: static HTML,
 * or the host's own response if the address does not exist.
 * @param content of the address that the document shows; undefined if it does not exist
 */
export function createNavigator(content: PageContent | undefined) {
  // The router's own history, as its components for browsers use it.
  const history = UNSAFE_createBrowserHistory();
  const listeners = new Set<() => void>();
  let view: View = {
    location: history.location,
    type: history.action,
    content,
    isFirst: true,
    prepared: undefined,
    busy: false,
  };
  let busyTimer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  /** Address of the pressed link. */
  let pressed: string | undefined;

  function show(changes: Partial<View>): void {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  }

  function endBusy(): void {
    clearTimeout(busyTimer);
    if (view.busy) show({ busy: false });
  }

  /** @param commit changes the history; Back and Forward have done so already */
  async function go(to: Path, commit?: () => void): Promise<void> {
    if (givenUp.aborted) return loadDocument(history.createHref(to));
    newest += 1;
    const own = newest;
    endBusy();
    let { content } = view;
    if (!isOnlyOtherHash(view.location, to)) {
      busyTimer = setTimeout(() => show({ busy: true }), BUSY_AFTER_MS);
      const loading = loadContent(normalAddress(to.pathname));
      const isStyled = await loadSectionStyles();
      content = await loading;
      // A later navigation has replaced this one.
      if (own !== newest) return;
      if (!content || !isStyled) return loadDocument(history.createHref(to));
      clearTimeout(busyTimer);
    }
    commit?.();
    pressed = undefined;
    show({
      location: history.location,
      type: history.action,
      content,
      isFirst: view.isFirst && content?.page.address === view.content?.page.address,
      prepared: undefined,
      busy: false,
    });
  }

  history.listen(({ location }) => void go(location));
  // After a document load, Back may restore this document from the cache in its busy state.
  window.addEventListener('pageshow', endBusy);

  return {
    history,
    view: () => view,
    /** @returns a function that stops the listener */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Navigates to an address of the site; with `replace`, in the current history entry. */
    navigate(to: string, { replace }: { replace: boolean }): void {
      void go(history.encodeLocation(to), () => history[replace ? 'replace' : 'push'](to));
    },
    /** Has the page of a pressed link rendered, hidden, so that a click only needs to show it. */
    async prepare(pathname: string): Promise<void> {
      const address = normalAddress(pathname);
      if (address === view.content?.page.address) return;
      pressed = address;
      const loading = loadContent(address);
      const isStyled = await loadSectionStyles();
      const prepared = await loading;
      if (pressed === address && isStyled && prepared) show({ prepared });
    },
    /** Removes the prepared page: no click has followed. */
    release(): void {
      pressed = undefined;
      if (view.prepared) show({ prepared: undefined });
    },
    /** Renders the current page with other content. */
    showContent: (content: PageContent) => show({ content }),
  };
}

/** Whether an address differs by nothing but its hash, or is the same with a hash. */
const isOnlyOtherHash = (from: Path, to: Path) =>
  from.pathname === to.pathname && from.search === to.search && (to.hash !== '' || from.hash !== '');

function loadDocument(href: string): void {
  const { href: target } = new URL(href, location.href);
  // Back has already changed the window's address, and assigning the same address might only scroll to its hash.
  if (target === location.href) location.reload();
  else location.assign(target);
}
