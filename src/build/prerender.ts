import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '../content/index.ts';
import type { PictureData } from '../context/assets.ts';
import type { PageContent } from '../page/content.ts';
import { type PageReferences, pageAssets } from './page-assets.ts';
import type { RenderedTexts, RenderThread } from './renderer.ts';
import type { Common } from './write-page.ts';

/** Below this many pages for each, a thread takes longer to start than it saves. */
const PAGES_A_THREAD = 1000;

/** Pages that are sent to a thread at once: more would wait in memory, fewer would wait for the answer. */
const BATCH = 32;

export interface PrerenderInput extends Common {
  /** The code that renders pages, in one file. */
  rendererFile: string;
  pages: Page[];
  references: ReadonlyMap<Page, PageReferences>;
  pictures: ReadonlyMap<string, PictureData>;
  /** Addresses of the pictures for social media, in the order of the pages. */
  cards: string[];
}

/**
 * Writes all pages and the error screen, on as many threads as this machine has cores, or as there is work for. They run
 * one finished file: the loader for this process's own TypeScript would read all of React again.
 * @throws what goes wrong in a thread
 */
export async function writePages({ rendererFile, pages, ...made }: PrerenderInput): Promise<void> {
  const renderThread: Common = { out: made.out, site: made.site, shell: made.shell };
  const workerData: RenderThread = { renderThread };
  const useful = Math.min(availableParallelism(), Math.floor(pages.length / PAGES_A_THREAD));
  const threads = Array.from(
    { length: Math.max(1, useful) },
    () => new Worker(rendererFile, { workerData, execArgv: [] }),
  );
  try {
    const [[texts] = []] = await Promise.all(threads.map((thread) => once(thread, 'message')));
    const contents = pageContents(texts as RenderedTexts);
    await Promise.all(threads.map((thread) => feed(thread, contents)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  /** As JSON: it is what `page.json` holds, and a thread is handed one text faster than many objects. */
  function* pageContents(texts: RenderedTexts): Generator<string | undefined> {
    yield undefined;
    for (const [index, page] of pages.entries()) {
      const references = made.references.get(page) ?? { pictures: [], icons: [], texts: [] };
      const socialCard = made.cards[index];
      const content: PageContent = {
        version: made.shell.version,
        page,
        assets: pageAssets(references, made.pictures, texts),
        ...(socialCard && { socialCard }),
      };
      yield JSON.stringify(content);
    }
  }
}

/** Has a thread write pages until there are no more; nothing in place of a page stands for the error screen. */
async function feed(thread: Worker, contents: Iterator<string | undefined>): Promise<void> {
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
