import { type Location, NavigationType } from 'react-router-dom';
import { BUSY_AFTER_MS, CONTENT_TIMEOUT_MS, contentUrl, normalAddress, type PageContent } from './content.ts';
import { givenUp } from './give-up.ts';
import { sectionComponents } from './registry.ts';
import { loadSectionStyles } from './section-styles.ts';

/** Number of pages to cache; more would only fill a phone's memory. */
const MAX_CACHED = 24;

/** Older entries are refreshed in the background, in case the site was deployed since. In milliseconds. */
const FRESH_MS = 5 * 60_000;

interface CacheEntry {
  content: Promise<PageContent | undefined>;
  since: number;
}

/** Loaded and loading contents. */
const cache = new Map<string, CacheEntry>();

/** What the last history entries show. */
const pages = new Map<string, Promise<PageContent>>();
const entryOf = ({ key, pathname }: Location) => key + pathname;

/** Keeps a value as the one that was used last, and drops the one whose use is longest ago if they are too many. */
function keep<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > MAX_CACHED && oldest !== undefined) values.delete(oldest);
}

/** The version of this document; that of the error page is only a release. */
export const documentVersion = () => document.documentElement.dataset.version ?? '';

/**
 * Loads the content of an address within the time limit.
 * @param pending a pending response; without it, a request is sent
 * @returns undefined if the content cannot be loaded: offline, blocked, too slow, or a response that is not this page.
 * Callers then fall back to the page's HTML document.
 */
async function readContent(address: string, pending?: Promise<Response>): Promise<PageContent | undefined> {
  const signal = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    const response = await Promise.race([pending ?? fetch(contentUrl(address), { signal }), timeout]);
    if (!response.ok) return undefined;
    const content: unknown = await Promise.race([response.json(), timeout]);
    return isContentOf(address, content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a response is the content of an address, without section types that only a newer build can render. */
function isContentOf(address: string, response: unknown): response is PageContent {
  const { version, page } = (response ?? {}) as Partial<PageContent>;
  return (
    typeof version === 'string' &&
    page?.address === address &&
    Array.isArray(page.sections) &&
    page.sections.every(({ type }) => sectionComponents.has(type))
  );
}

/**
 * The content of an address, from the cache if possible; `undefined` if it cannot be loaded. Failures are not cached, so
 * that the next call tries again.
 * @param pending a pending response to a request for it
 */
export function loadContent(address: string, pending?: Promise<Response>): Promise<PageContent | undefined> {
  const known = cache.get(address);
  const entry = known ?? { content: readContent(address, pending), since: Date.now() };
  keep(cache, address, entry);
  void entry.content.then((result) => {
    if (!result && cache.get(address) === entry) cache.delete(address);
  });
  if (known && Date.now() - known.since > FRESH_MS) refresh(address, known);
  return entry.content;
}

/** Fetches a content again for the next visit; if that fails, the cached one stays. */
function refresh(address: string, old: CacheEntry): void {
  old.since = Date.now();
  void readContent(address).then((content) => {
    if (content && cache.has(address))
      cache.set(address, { content: Promise.resolve(content), since: Date.now() });
  });
}

/**
 * The content of the page that the router shows next. The same entry has the same promise, also when React renders it
 * again from the start, for which the router makes another location.
 */
export function loadPage(location: Location, type: NavigationType): Promise<PageContent> {
  const entry = entryOf(location);
  const page = pages.get(entry) ?? readPage(location, type);
  keep(pages, entry, page);
  return page;
}

/** Has an event `slow` when the next page takes so long that the visitor needs feedback. */
export const loading = new EventTarget();

/**
 * Loads a page with its style sheets. If that fails, the browser loads the document of the same address: static HTML, or the
 * host's own response if the address does not exist. Until it is there, the promise is pending.
 */
async function readPage(location: Location, type: NavigationType): Promise<PageContent> {
  const { pathname, key } = location;
  /** Whether no later navigation has replaced this one. */
  const isNewest = () => history.state?.key === key;
  const timer = setTimeout(() => isNewest() && loading.dispatchEvent(new Event('slow')), BUSY_AFTER_MS);
  if (!givenUp.aborted) {
    const reading = loadContent(normalAddress(pathname));
    const isStyled = await loadSectionStyles();
    const content = await reading;
    clearTimeout(timer);
    if (content && isStyled) return content;
  }
  if (isNewest()) loadDocument(type);
  else pages.delete(entryOf(location));
  return new Promise(() => {});
}

/** Loads the document of the current address: after a click at its top or its hash, after Back where it was scrolled to. */
function loadDocument(type: NavigationType): void {
  const { href } = window.location;
  if (type === NavigationType.Pop) window.location.reload();
  else {
    // To replace an address by itself only scrolls to its hash.
    history.replaceState(history.state, '', '?');
    window.location.replace(href);
  }
}
