import { createServer as createHttpServer, type Server } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { createServer as createVite, mergeConfig, type ViteDevServer } from 'vite';
import config from '../../vite.config.ts';
import { contentModules } from '../build/content-modules.ts';
import type { Problem } from '../content/index.ts';
import { closeServer, listen } from '../host/listen.ts';
import { devHandler } from './handler.ts';
import { type Change, type LiveContent, openContent } from './live-content.ts';
import { DEV_CACHE } from './page-content.ts';
import { viewProblems } from './problems/view.ts';
import { watchFolder } from './watch-folder.ts';

export interface DevOptions {
  contentDir: string;
  /** 0 for any that is free. */
  port: number;
  outbox: string;
  /** An SMTP server that takes messages instead of the outbox. */
  smtpUrl?: string | undefined;
  /** Told all problems of the content, at the start and each time they have changed. */
  onProblems: (problems: readonly Problem[]) => void;
  log?: (line: string) => void;
}

export interface RunningDev {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the site as the code and the content are at every moment, and puts what is saved into the pages that
 * are open.
 * @throws Error when the port is taken, or when the content folder cannot be read
 */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const http = createHttpServer((request, response) => {
    site.then(
      ({ handle }) => handle(request, response),
      () => response.destroy(),
    );
  });
  // The port comes first: whoever has it already is told before anything that takes time.
  const listening = listen(http, options.port);
  const site = listening.then(() => startSite(http, options));
  try {
    const [port, { close }] = await Promise.all([listening, site]);
    return {
      url: `http://localhost:${port}`,
      async close() {
        await close();
        await closeServer(http, 300);
      },
    };
  } catch (error) {
    await closeServer(http, 0);
    throw error;
  }
}

async function startSite(http: Server, options: DevOptions) {
  const live = await openContent(resolve(options.contentDir));
  const vite = await startVite(live, http);
  const handler = await devHandler(vite, live, options);
  options.onProblems(live.problems);
  const stopWatching = followFolder(vite, live, options);
  vite.ws.on('content:hello', async (_, client) => {
    // Whatever was saved while the page was on its way to the browser.
    client.send('content:changed', everything(live));
    client.send('content:problems', await errorsOf(live));
  });
  vite.watcher.on('change', (path) => vite.ws.send('code:changed', { path }));
  return {
    handle: handler.handle,
    async close() {
      stopWatching();
      await Promise.all([vite.close(), handler.close()]);
    },
  };
}

function startVite(live: LiveContent, http: Server): Promise<ViteDevServer> {
  const ignored = [live.dir, resolve('dist'), resolve('outbox'), resolve('test-results')];
  return createVite(
    mergeConfig(config, {
      configFile: false,
      publicDir: 'public',
      plugins: [contentModules(() => ({ site: live.site, texts: live.texts }))],
      server: {
        middlewareMode: true,
        hmr: { server: http },
        // Content has a watcher of its own, whose cost does not grow with the number of files.
        watch: {
          ignored: (path: string) => ignored.some((dir) => path === dir || path.startsWith(dir + sep)),
        },
      },
      optimizeDeps: { entries: ['src/dev/entry.ts', 'src/ui/**/*.tsx'] },
      cacheDir: join(DEV_CACHE, 'vite'),
    }),
  );
}

const everything = ({ site }: LiveContent) => ({ pages: 'all', ...(site && { site }) }) as const;

const errorsOf = ({ problems }: LiveContent) =>
  viewProblems(problems.filter(({ severity }) => severity === 'error'));

/** Reads what is saved and tells the pages that are open. */
function followFolder(vite: ViteDevServer, live: LiveContent, { onProblems }: DevOptions): () => void {
  let told = JSON.stringify(live.problems);
  let turn = Promise.resolve();

  async function take(paths: Set<string>): Promise<void> {
    const change = await live.update(paths);
    invalidate(vite, live, change);
    const { pages } = change;
    if (pages.length > 0) {
      vite.ws.send('content:changed', change.site ? everything(live) : { pages });
    }
    const problems = JSON.stringify(live.problems);
    if (problems === told) return;
    told = problems;
    onProblems(live.problems);
    vite.ws.send('content:problems', await errorsOf(live));
  }

  return watchFolder(live.dir, (paths) => {
    turn = turn.then(() => take(paths)).catch((error: unknown) => vite.config.logger.error(String(error)));
  });
}

/** Lets the modules that are made of content be made anew when they are next asked for. */
function invalidate(vite: ViteDevServer, live: LiveContent, { site, texts }: Change): void {
  const files = texts ? [...live.texts.values()].map(({ path }) => resolve(path)) : [];
  for (const { moduleGraph } of Object.values(vite.environments)) {
    const ids = [...(site ? ['\0virtual:site'] : []), ...(texts ? ['\0virtual:texts'] : [])];
    for (const id of [...ids, ...files]) {
      const module = moduleGraph.getModuleById(id);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}
