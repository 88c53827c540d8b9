/**
 * What the build compiles for this machine: everything that renders and writes pages, in one file that needs no
 * other. The build calls it, or starts threads with it, which write what they are sent.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type Common, createPageWriter } from './write-page.ts';

export { texts } from '../server.tsx';
export { createPageWriter };

/** What a thread is started with. */
export interface RenderThread {
  renderThread: Common;
}

const { renderThread } = (workerData ?? {}) as Partial<RenderThread>;
if (parentPort && renderThread) {
  const port = parentPort;
  const writePage = createPageWriter(renderThread);
  port.on('message', (contents: string[]) => {
    for (const content of contents) writePage(content);
    port.postMessage('written');
  });
}
