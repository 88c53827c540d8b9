import { join, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Schemas } from '../../content/index.ts';
import type { DevOptions } from './dev-options.ts';
import type { Change, LiveContent } from './live-content.ts';
import { viewProblems } from './problems/view.ts';
import { watchFolder } from './watch-folder.ts';

type ContentModule = typeof import('../../content/node/index.ts');

/** Schemas of section types. */
const SCHEMA = /[\\/]src[\\/]site[\\/]sections[\\/][^\\/]+[\\/]schema\.ts$/;
/** Code of this process, unless pages import it as well. */
const SERVER_CODE =
  /[\\/](src[\\/](content|prerender|studio(?![\\/]app))[\\/].*|vite\.config)(?<!\.test)\.ts$/;

/** The updates of open pages. */
export interface Pushing {
  /** Reads and checks content files without waiting for the watcher. @param names below the content folder */
  check(names: readonly string[]): Promise<void>;
  stop(): void;
}

/**
 * Reads saved files and sends the changes to open pages.
 * @param token goes to pages with the problems that they can ask to have repaired
 * @param onProblems called with all problems, at the start and after each change
 */
export function pushChanges(
  vite: ViteDevServer,
  live: LiveContent,
  token: string,
  onProblems: DevOptions['onProblems'],
): Pushing {
  const { logger } = vite.config;
  const shown = () => ({ problems: viewProblems(live.problems), token });
  let reported = JSON.stringify(live.problems);
  let queue: Promise<unknown> = Promise.resolve();
  onProblems(live.problems);

  async function push(change: Change): Promise<void> {
    invalidate(vite, live, change);
    const { pages, site } = change;
    if (pages.length > 0) vite.ws.send('content:changed', site ? everything(live) : { pages });
    const problems = JSON.stringify(live.problems);
    if (problems === reported) return;
    reported = problems;
    onProblems(live.problems);
    vite.ws.send('content:problems', shown());
  }

  // In sequence: overlapping updates would mix two states.
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work);
    queue = Promise.allSettled([done]);
    return done;
  };
  const handle = (work: () => Promise<void>) => {
    enqueue(work).catch((error: unknown) => logger.error(String(error)));
  };
  const read = async (paths: Iterable<string>) => push(await live.update(paths));

  vite.ws.on('content:hello', (_, client) => {
    // The page may have missed changes while it was loading.
    client.send('content:changed', everything(live));
    client.send('content:problems', shown());
  });
  vite.watcher.on('all', (event, path) => {
    if (SCHEMA.test(path)) handle(async () => push(await live.renew(await loadCurrentSchemas(vite))));
    else if (event === 'change' && SERVER_CODE.test(path) && !isInPages(vite, path))
      logger.warn(`${path} is code of this server: stop it and start it again to see the change.`);
    handle(async () => vite.ws.send('code:changed', { path }));
  });
  return {
    check: (names) => enqueue(() => read(names.map((name) => join(live.dir, name)))),
    stop: watchFolder(live.dir, (paths) => handle(() => read(paths))),
  };
}

/** The schemas of the current code, loaded through Vite because this process imports its own code only once. */
async function loadCurrentSchemas(vite: ViteDevServer): Promise<Schemas> {
  // Vite invalidates a saved module only after this event, and does not notice the module of a new section type.
  vite.environments.ssr.moduleGraph.invalidateAll();
  const module = (await vite.ssrLoadModule('/src/content/node/index.ts')) as ContentModule;
  return module.loadSchemas();
}

const everything = ({ site }: LiveContent) => ({ pages: 'all', ...(site && { site }) }) as const;

const isInPages = ({ environments }: ViteDevServer, path: string) =>
  Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(path)?.size);

/** Invalidates the modules that are generated from content. */
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
