/**
 * Starts the development server, which updates open pages when code or content is saved. PORT sets the port, HOST another
 * address to listen on (0.0.0.0 for all), CONTENT_DIR the content folder, OUTBOX the folder for messages.
 */
import { contentDir } from '../src/content/node/index.ts';
import { startDev } from '../src/studio/dev/dev-server.ts';
import { printProblems } from './lib/print-problems.ts';
import { runService } from './lib/run-service.ts';

const { HOST, PORT = '5173', OUTBOX = 'outbox' } = process.env;

await runService(async () => {
  const { url, close } = await startDev({
    contentDir: contentDir(),
    port: Number(PORT),
    host: HOST || undefined,
    outbox: OUTBOX,
    onProblems(problems) {
      if (problems.length > 0) printProblems(problems);
      else console.log('The content has no problems.');
    },
  });
  console.log(`The site is on ${url}, every section on ${url}/_gallery (Ctrl-C stops it).`);
  console.log(`Messages go to ${OUTBOX}/.`);
  return close;
});
