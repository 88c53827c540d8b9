/**
 * Starts the development server and opens the visual editor in the browser. PORT sets the port, CONTENT_DIR the content
 * folder.
 */
import { createServer } from 'node:net';
import { contentDir } from '../src/content/node/index.ts';
import { startDev } from '../src/studio/dev/dev-server.ts';
import { editorCode } from '../src/studio/dev/editor-pages.ts';
import { EDITOR_PATH } from '../src/studio/editor-site.ts';
import { openBrowser } from './lib/open-browser.ts';
import { printProblems } from './lib/print-problems.ts';
import { runService } from './lib/run-service.ts';

/** The same port each time, if possible: the browser keeps unsaved work by address. */
const USUAL_PORT = 5174;

/** Whether nobody listens on a port. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });

await runService(async () => {
  const { PORT, OUTBOX = 'outbox' } = process.env;
  const port = PORT ? Number(PORT) : (await isFree(USUAL_PORT)) ? USUAL_PORT : 0;
  const [{ url, close }] = await Promise.all([
    startDev({
      contentDir: contentDir(),
      port,
      outbox: OUTBOX,
      onProblems(problems) {
        if (problems.length > 0) printProblems(problems);
      },
    }),
    editorCode(),
  ]);
  const address = `${url}${EDITOR_PATH}`;
  console.log(`The editor is on ${address}`);
  console.log(openBrowser(address) ? 'It opens in your browser.' : 'Open this address in a browser.');
  console.log('Keep this window open while you edit; Ctrl-C stops the editor.');
  return close;
});
