import type { LoaderFunctionArgs } from 'react-router-dom';
import { CONTENT_TIMEOUT_MS } from '../constants.ts';
import { contentUrl, normalAddress, type PageContent } from './content.ts';
import { sectionComponents } from './registry.ts';

/** Pages that a visitor is likely to come back to; more would only fill a phone's memory. */
const KEPT_PAGES = 24;

/** Older contents are fetched again in the background: the site may have been deployed since. In milliseconds. */
const FRESH_MS = 5 * 60_000;

interface Kept {
  content: Promise<PageContent | undefined>;
  since: number;
}

/** Contents that are here or on their way, the longest unused first. */
const kept = new Map<string, Kept>();

/** The build of the site that this document came from. */
export const documentVersion = () => document.documentElement.dataset.version ?? '';

/**
 * Reads the content of an address from an answer, within the time limit.
 * @param asked the answer to a request that is under way; without it, a request is sent
 * @returns undefined where the content cannot be had: offline, blocked, too slow, or an answer that is not this page. The
 * page itself is static HTML, and whoever wanted this content asks for that instead.
 */
async function readContent(address: string, asked?: Promise<Response>): Promise<PageContent | undefined> {
  const signal = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    const response = await Promise.race([asked ?? fetch(contentUrl(address), { signal }), timeout]);
    if (!response.ok) return undefined;
    const content: unknown = await Promise.race([response.json(), timeout]);
    return isContentOf(address, content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an answer is the content of an address, with no section that only a newer version of the site can draw. */
function isContentOf(address: string, answer: unknown): answer is PageContent {
  const { version, page } = (answer ?? {}) as Partial<PageContent>;
  return (
    typeof version === 'string' &&
    page?.address === address &&
    Array.isArray(page.sections) &&
    page.sections.every(({ type }) => sectionComponents.has(type))
  );
}

/**
 * The content of an address, from memory where it is there already; `undefined` where it cannot be had.
 * What failed is not kept, so that the next request tries again.
 * @param asked the answer to a request for it that is under way
 */
export function loadContent(address: string, asked?: Promise<Response>): Promise<PageContent | undefined> {
  const known = kept.get(address);
  const entry = known ?? { content: readContent(address, asked), since: Date.now() };
  kept.delete(address);
  kept.set(address, entry);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
  void entry.content.then((result) => {
    if (!result && kept.get(address) === entry) kept.delete(address);
  });
  if (known && Date.now() - known.since > FRESH_MS) refresh(address, known);
  return entry.content;
}

/** Fetches a content again for the next visit; where that fails, the one that is here stays. */
function refresh(address: string, old: Kept): void {
  old.since = Date.now();
  void readContent(address).then((content) => {
    if (content && kept.has(address)) keepContent(content);
  });
}

/** Takes contents out of memory: of some addresses, or of all. The next request fetches them again. */
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
 * @param loadDocument loads the document of the address that the router is on its way to
 */
export const pageLoader =
  (loadDocument: () => void) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageContent> => {
    const content = await loadContent(normalAddress(new URL(request.url).pathname));
    if (content) return content;
    if (!request.signal.aborted) loadDocument();
    // This document is about to go away; until then the page that is shown stays.
    return new Promise(() => {});
  };
