import type { LoaderFunctionArgs } from 'react-router-dom';
import { contentUrl, normalAddress, type PageContent } from './content.ts';
import { sectionComponents } from './registry.ts';

/** Pages that a visitor is likely to come back to; more would only fill a phone's memory. */
const KEPT_PAGES = 24;

/** What is older is fetched anew behind the visitor's back: the site may have been deployed since. In milliseconds. */
const FRESH_MS = 5 * 60_000;

interface Kept {
  content: Promise<PageContent | undefined>;
  since: number;
}

/** Contents that are here or on their way, the longest unused first. */
const kept = new Map<string, Kept>();

/** Which build of the site this document came from. */
export const documentVersion = () => document.documentElement.dataset.version ?? '';

async function readContent(asked: Promise<Response>): Promise<PageContent | undefined> {
  try {
    const response = await asked;
    if (!response.ok) return undefined;
    const content = (await response.json()) as PageContent;
    // A newer version of the site may use sections that this one does not know how to draw.
    const known = content.page.sections.every(({ type }) => sectionComponents.has(type));
    return known ? content : undefined;
  } catch {
    // Offline, blocked, or not the JSON that it should be: the page itself is static HTML and is asked for
    // instead, by whoever wanted this content. There is nothing else to tell.
    return undefined;
  }
}

/**
 * The content of an address, from memory where it is there already; `undefined` where it cannot be had.
 * What failed is not kept, so that the next wish tries again.
 * @param asked the answer to a request for it that has been sent already
 */
export function loadContent(address: string, asked?: Promise<Response>): Promise<PageContent | undefined> {
  const known = kept.get(address);
  const entry = known ?? { content: readContent(asked ?? fetch(contentUrl(address))), since: Date.now() };
  kept.delete(address);
  kept.set(address, entry);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
  void entry.content.then((result) => {
    if (!result) kept.delete(address);
  });
  if (known && Date.now() - known.since > FRESH_MS) refresh(address, known);
  return entry.content;
}

/** Fetches a content again for the next visit; what is here stays where the new one cannot be had. */
function refresh(address: string, old: Kept): void {
  old.since = Date.now();
  void readContent(fetch(contentUrl(address))).then((content) => {
    if (content && kept.has(address)) keepContent(content);
  });
}

/** Takes contents out of memory: of some addresses, or of all. The next wish fetches them anew. */
export function forgetContent(addresses: Iterable<string> = [...kept.keys()]): void {
  for (const address of addresses) kept.delete(address);
}

/** Puts the content of the page that is shown into memory. */
export function keepContent(content: PageContent): void {
  kept.set(content.page.address, { content: Promise.resolve(content), since: Date.now() });
}

/**
 * The router's loader in the browser. Where the content cannot be had, the browser loads the same address as
 * a document: static HTML, and the host's own answer where it does not exist.
 */
export async function pageLoader({ request }: LoaderFunctionArgs): Promise<PageContent> {
  const url = new URL(request.url);
  const content = await loadContent(normalAddress(url.pathname));
  if (content) return content;
  if (!request.signal.aborted) location.assign(url.href);
  // The document is about to go away; until then the page that is shown stays.
  return new Promise(() => {});
}
