import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Diagnostic, Schemas } from '../../content/index.ts';
import { createQueue } from '../store/queue.ts';
import type { ContentState } from './follow-content.ts';
import type { LiveContent } from './live-content.ts';
import { problemsHtml } from './problems/problems.ts';

type ContentModule = typeof import('../../content/node/index.ts');

/** Schemas of section types. */
const SCHEMA = /[\\/]src[\\/]site[\\/]sections[\\/][^\\/]+[\\/]schema\.ts$/;
/** Code of this process, unless pages import it as well. */
const SERVER_CODE =
  /[\\/](src[\\/](content|prerender|studio(?![\\/]app))[\\/].*|vite\.config)(?<!\.test)\.ts$/;

/** Vite reports a write within 50 milliseconds; a file that is written in several steps is complete by then. */
const SETTLE_MS = 60;

/** The updates of open pages. */
export interface Pushing {
  /** Reads and checks what has changed, without waiting for the watcher. */
  update(): Promise<void>;
  stop(): void;
}

/**
 * Reads saved files and sends the current state of the content to open pages.
 * @param token goes to pages with the problems that they can ask to have repaired
 * @param onProblems called with all problems, at the start and after each change
 */
export function pushChanges(
  vite: ViteDevServer,
  live: LiveContent,
  token: string,
  onProblems: (problems: readonly Diagnostic[]) => void,
): Pushing {
  const { logger } = vite.config;
  // Overlapping updates would mix two states.
  const inTurn = createQueue();
  const handle = (work: () => Promise<void>) =>
    void inTurn(work).catch((error: unknown) => logger.error(String(error)));
  const state = (): ContentState => ({ version: live.version, problems: problemsHtml(live.problems), token });
  let reported = JSON.stringify(live.problems);
  let settling: NodeJS.Timeout | undefined;
  onProblems(live.problems);

  async function update(schemas?: Schemas): Promise<void> {
    await live.update(schemas);
    invalidate(vite, live);
    vite.ws.send('content:state', state());
    const problems = JSON.stringify(live.problems);
    if (problems !== reported) onProblems(live.problems);
    reported = problems;
  }

  // The page may have missed changes while it was loading.
  vite.ws.on('content:hello', (_, client) => client.send('content:state', state()));
  vite.watcher.add(live.dir);
  vite.watcher.on('all', (event, path) => {
    if (path.startsWith(live.dir + sep)) {
      clearTimeout(settling);
      settling = setTimeout(() => handle(() => update()), SETTLE_MS);
      return;
    }
    if (SCHEMA.test(path)) handle(async () => update(await loadCurrentSchemas(vite)));
    else if (event === 'change' && SERVER_CODE.test(path) && !isInPages(vite, path))
      logger.warn(`${path} is code of this server: stop it and start it again to see the change.`);
    handle(async () => vite.ws.send('code:changed'));
  });
  return {
    update: () => inTurn(() => update()),
    stop: () => clearTimeout(settling),
  };
}

/** The schemas of the current code, loaded through Vite because this process imports its own code only once. */
async function loadCurrentSchemas(vite: ViteDevServer): Promise<Schemas> {
  // Vite invalidates a saved module only after this event, and does not notice the module of a new section type.
  vite.environments.ssr.moduleGraph.invalidateAll();
  const module = (await vite.ssrLoadModule('/src/content/node/index.ts')) as ContentModule;
  return module.loadSchemas();
}

const isInPages = ({ environments }: ViteDevServer, path: string) =>
  Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(path)?.size);

/** Invalidates the modules that are made from content. */
function invalidate({ environments }: ViteDevServer, { dir }: LiveContent): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith('\0virtual:') || id.startsWith(dir + sep)) moduleGraph.invalidateModule(module);
}
