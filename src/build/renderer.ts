/**
 * The entry of the renderer, which the build compiles into one file and runs on its threads. Each thread first posts the
 * rendered Markdown texts, then writes the pages it receives.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { texts } from '../server.tsx';
import { type Common, createPageWriter } from './write-page.ts';

export type RenderedTexts = typeof texts;

/** The `workerData` of a thread. */
export interface RenderThread {
  renderThread: Common;
}

if (!parentPort) throw new Error('The renderer only runs as a worker thread of the build.');
const port = parentPort;
const writePage = createPageWriter((workerData as RenderThread).renderThread);
port.on('message', (contents: (string | undefined)[]) => {
  for (const content of contents) writePage(content);
  port.postMessage('written');
});
port.postMessage(texts);
