/**
 * What the build compiles for this machine: everything that renders and writes pages, in one file that needs no
 * other. The build starts threads with it. Each tells the Markdown texts as HTML first, then writes what it is sent.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { texts } from '../server.tsx';
import { type Common, createPageWriter } from './write-page.ts';

export type RenderedTexts = typeof texts;

/** What a thread is started with. */
export interface RenderThread {
  renderThread: Common;
}

if (!parentPort) throw new Error('This runs as a thread of the build only.');
const port = parentPort;
const writePage = createPageWriter((workerData as RenderThread).renderThread);
port.on('message', (contents: (string | undefined)[]) => {
  for (const content of contents) writePage(content);
  port.postMessage('written');
});
port.postMessage(texts);
