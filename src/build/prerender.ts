import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '../content/index.ts';
import type { PageContent } from '../page/content.ts';
import type { PictureData } from '../ui/places.ts';
import type { Renderer } from './compile.ts';
import { type PageReferences, pageAssets } from './page-assets.ts';
import type { RenderThread } from './renderer.ts';
import type { Common } from './write-page.ts';

/** Below this many pages for each, a thread takes longer to start than it saves. */
const PAGES_A_THREAD = 1000;

/** Pages that are sent to a thread at once: more would wait in memory, fewer would wait for the answer. */
const BATCH = 32;

export interface PrerenderInput extends Common {
  renderer: Renderer;
  pages: Page[];
  references: ReadonlyMap<Page, PageReferences>;
  pictures: ReadonlyMap<string, PictureData>;
  /** Addresses of the pictures for social media, in the order of the pages. */
  cards: string[];
}

/** Writes all pages and the error screen, on as many threads as this machine has cores. */
export async function writePages({ renderer, pages, ...made }: PrerenderInput): Promise<void> {
  const common: Common = { out: made.out, site: made.site, shell: made.shell };
  const writePage = renderer.createPageWriter(common);
  writePage(undefined);
  const contents = pageContents();
  const threads = Math.min(availableParallelism(), Math.floor(pages.length / PAGES_A_THREAD));
  if (threads < 2) for (const content of contents) writePage(content);
  else await Promise.all(Array.from({ length: threads }, () => runThread(renderer.file, common, contents)));

  /** As JSON: it is what `page.json` holds, and a thread is handed one text faster than many objects. */
  function* pageContents(): Generator<string> {
    for (const [index, page] of pages.entries()) {
      const references = made.references.get(page) ?? { pictures: [], icons: [], texts: [] };
      const socialCard = made.cards[index];
      const content: PageContent = {
        version: common.shell.version,
        page,
        assets: pageAssets(references, made.pictures, renderer.texts),
        ...(socialCard && { socialCard }),
      };
      yield JSON.stringify(content);
    }
  }
}

/** Has a thread write pages until there are no more. @throws what goes wrong there */
async function runThread(file: string, common: Common, contents: Iterator<string>): Promise<void> {
  const workerData: RenderThread = { renderThread: common };
  // What this process was started with is for its own TypeScript; the thread runs one finished file.
  const thread = new Worker(file, { workerData, execArgv: [] });
  try {
    for (let batch = take(contents); batch.length > 0; batch = take(contents)) {
      thread.postMessage(batch);
      await once(thread, 'message');
    }
  } finally {
    await thread.terminate();
  }
}

function take(contents: Iterator<string>): string[] {
  const batch: string[] = [];
  while (batch.length < BATCH) {
    const { done, value } = contents.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}
