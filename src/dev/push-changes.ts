import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Schemas } from '../content/index.ts';
import type { DevOptions } from './dev-server.ts';
import type { Change, LiveContent } from './live-content.ts';
import { viewProblems } from './problems/view.ts';
import { watchFolder } from './watch-folder.ts';

type ContentModule = typeof import('../content/index.ts');

/** What the content of sections is checked against. */
const SCHEMA = /[\\/]src[\\/]sections[\\/][^\\/]+[\\/]schema\.ts$/;
/** Code that this process itself runs, as long as no page has it as well. */
const OWN = /[\\/](src[\\/](build|content|dev|host|mail)[\\/].*|vite\.config)(?<!\.test)\.ts$/;

/** What keeps the pages that are open in step with the files. */
export interface Following {
  /** Reads and checks a file of the content now, in case it was saved and the watcher has not noticed yet. */
  check(path: string): Promise<void>;
  stop(): void;
}

/**
 * Reads what is saved and sends it to the pages that are open.
 * @param onProblems called with all problems at the start and each time they have changed
 */
export function pushChanges(
  vite: ViteDevServer,
  live: LiveContent,
  onProblems: DevOptions['onProblems'],
): Following {
  const { logger } = vite.config;
  let told = JSON.stringify(live.problems);
  let turn: Promise<unknown> = Promise.resolve();
  onProblems(live.problems);

  async function take(change: Change): Promise<void> {
    invalidate(vite, live, change);
    const { pages, site } = change;
    if (pages.length > 0) vite.ws.send('content:changed', site ? everything(live) : { pages });
    const problems = JSON.stringify(live.problems);
    if (problems === told) return;
    told = problems;
    onProblems(live.problems);
    vite.ws.send('content:problems', await viewProblems(live.problems));
  }

  // One after the other: a change in the middle of another would mix two states.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = Promise.allSettled([done]);
    return done;
  };
  const follow = (work: () => Promise<void>) => {
    inTurn(work).catch((error: unknown) => logger.error(String(error)));
  };
  const read = async (paths: Iterable<string>) => take(await live.update(paths));

  vite.ws.on('content:hello', async (_, client) => {
    // Whatever was saved while the page was on its way to the browser.
    client.send('content:changed', everything(live));
    client.send('content:problems', await viewProblems(live.problems));
  });
  vite.watcher.on('all', (event, path) => {
    if (SCHEMA.test(path)) follow(async () => take(await live.renew(await schemasNow(vite))));
    else if (event === 'change' && OWN.test(path) && !isInPages(vite, path))
      logger.warn(`${path} is code of this server: stop it and start it again to see the change.`);
    follow(async () => vite.ws.send('code:changed', { path }));
  });
  return {
    check: (path) => inTurn(() => read([path])),
    stop: watchFolder(live.dir, (paths) => follow(() => read(paths))),
  };
}

/** What content is checked against by the code as it is now, which this process itself has read once only. */
async function schemasNow(vite: ViteDevServer): Promise<Schemas> {
  // Vite forgets a saved module a moment after it tells of it, and never learns of a new section's by itself.
  vite.environments.ssr.moduleGraph.invalidateAll();
  const module = (await vite.ssrLoadModule('/src/content/index.ts')) as ContentModule;
  return module.loadSchemas();
}

const everything = ({ site }: LiveContent) => ({ pages: 'all', ...(site && { site }) }) as const;

const isInPages = ({ environments }: ViteDevServer, path: string) =>
  Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(path)?.size);

/** Lets the modules that are made of content be made anew when they are next asked for. */
function invalidate(vite: ViteDevServer, live: LiveContent, { site, texts }: Change): void {
  const files = texts ? [...live.texts.values()].map(({ path }) => resolve(path)) : [];
  const ids = [...(site ? ['\0virtual:site'] : []), ...(texts ? ['\0virtual:texts'] : []), ...files];
  for (const { moduleGraph } of Object.values(vite.environments)) {
    for (const id of ids) {
      const module = moduleGraph.getModuleById(id);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}
