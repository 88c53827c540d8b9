import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '../content/index.ts';
import type { FileData, PictureData } from '../context/assets.ts';
import type { PageContent } from '../page/content.ts';
import { fingerprint } from './cache.ts';
import { type PageReferences, pageAssets } from './page-assets.ts';
import { publishedPage } from './published.ts';
import type { RenderedTexts, RenderThread } from './renderer.ts';
import type { Common } from './write-page.ts';

/** With fewer pages, starting a thread takes longer than it saves. */
const MIN_PAGES_PER_THREAD = 1000;

/** Pages in one message to a thread: more would take memory, fewer would wait for replies. */
const BATCH = 32;

/** A page to write. */
export interface PageToWrite {
  load(): Page;
  references: PageReferences;
  /** Address of its social card. */
  card: string | undefined;
}

export interface PrerenderInput extends Common {
  /** The compiled renderer. */
  rendererFile: string;
  pages: PageToWrite[];
  pictures: ReadonlyMap<string, PictureData>;
  files: ReadonlyMap<string, FileData>;
}

/**
 * Writes all pages and the error page on up to one thread per core.
 * @throws the error of a thread
 */
export async function writePages({ rendererFile, pages, ...made }: PrerenderInput): Promise<void> {
  const { out, site, shell, faqs, late } = made;
  const renderThread: Common = { out, site, shell, faqs, late };
  const workerData: RenderThread = { renderThread };
  const useful = Math.min(availableParallelism(), Math.floor(pages.length / MIN_PAGES_PER_THREAD));
  const threads = Array.from(
    { length: Math.max(1, useful) },
    () => new Worker(rendererFile, { workerData, execArgv: [] }),
  );
  try {
    const [[texts] = []] = await Promise.all(threads.map((thread) => once(thread, 'message')));
    const contents = pageContents(texts as RenderedTexts);
    await Promise.all(threads.map((thread) => sendPages(thread, contents)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  /** As JSON, which is the content of `page.json` and faster to send to a thread than objects. */
  function* pageContents(texts: RenderedTexts): Generator<string | undefined> {
    yield undefined;
    for (const { load, references, card } of pages) {
      const content: Omit<PageContent, 'version'> = {
        page: withoutOldAddresses(publishedPage(load())),
        assets: pageAssets(references, { ...made, texts }),
        ...(card && { socialCard: card }),
      };
      yield withVersion(shell.release, JSON.stringify(content));
    }
  }
}

/** Adds the version to the JSON of a page's content. */
const withVersion = (release: string, json: string) =>
  `{"version":"${release}-${fingerprint(json).slice(0, 8)}",${json.slice(1)}`;

/** Only hosts need old addresses. */
const withoutOldAddresses = ({ formerly, ...page }: Page): Page => page;

/** Sends pages to a thread until there are no more; `undefined` means the error page. */
async function sendPages(thread: Worker, contents: Iterator<string | undefined>): Promise<void> {
  for (let batch = take(contents); batch.length > 0; batch = take(contents)) {
    thread.postMessage(batch);
    await once(thread, 'message');
  }
}

function take(contents: Iterator<string | undefined>): (string | undefined)[] {
  const batch: (string | undefined)[] = [];
  while (batch.length < BATCH) {
    const { done, value } = contents.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}
