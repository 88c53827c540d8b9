import { createServer as createHttpServer, type Server } from 'node:http';
import { join, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite, mergeConfig, type ViteDevServer } from 'vite';
import config from '../../vite.config.ts';
import { contentModules } from '../build/content-modules.ts';
import type { Diagnostic } from '../content/index.ts';
import { closeServer, listen } from '../host/listen.ts';
import { followSaves } from './follow-saves.ts';
import { devHandler } from './handler.ts';
import { type LiveContent, openContent } from './live-content.ts';
import { DEV_CACHE } from './page-content.ts';

export interface DevOptions {
  contentDir: string;
  /** 0 for any that is free. */
  port: number;
  outbox: string;
  /** An SMTP server that takes messages instead of the outbox. */
  smtpUrl?: string | undefined;
  /** Told all problems of the content, at the start and each time they have changed. */
  onProblems: (problems: readonly Diagnostic[]) => void;
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
  const stopFollowing = followSaves(vite, live, options.onProblems);
  return {
    handle: handler.handle,
    async close() {
      stopFollowing();
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
      plugins: [react(), contentModules(() => ({ site: live.site, texts: live.texts }))],
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
