import { createServer as createHttpServer, type Server } from 'node:http';
import { join, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite, mergeConfig, type ViteDevServer } from 'vite';
import { CACHE } from '../../prerender/cache.ts';
import { contentModules } from '../../prerender/content-modules.ts';
import { closeServer, listen, SERVER_LIMITS, serverUrl } from '../../prerender/host/listen.ts';
import viteBase from '../../prerender/vite-base.ts';
import { fileRoutes } from '../server/file-routes.ts';
import { guard, type ServerRoute } from '../server/guard.ts';
import { createToken } from '../server/token.ts';
import { createFolderStore } from '../store/folder/folder-store.ts';
import { removeLeftovers } from '../store/folder/replace-files.ts';
import { DEV_CACHE, devAssets } from './dev-assets.ts';
import type { DevOptions } from './dev-options.ts';
import { editorRoutes } from './editor-pages.ts';
import { errorDocument } from './error-document.ts';
import { type LiveContent, openContent } from './live-content.ts';
import { pushChanges } from './push-changes.ts';
import { repairRoute } from './repair.ts';
import { devRoutes } from './routes.ts';

export interface RunningDev {
  url: string;
  /** Everything that it answers. */
  routes: readonly ServerRoute[];
  close(): Promise<void>;
}

/**
 * Serves the site from its current code and content, and updates open pages when files are saved.
 * @throws Error when the port is taken, or when the content folder cannot be read
 */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const http = createHttpServer(SERVER_LIMITS, (request, response) => {
    site.then(
      ({ guarded }) => guarded.request(request, response),
      () => response.destroy(),
    );
  });
  // Listens first, to report a taken port at once.
  const listening = listen(http, options.port, options.host);
  const site = listening.then(() => startSite(options));
  // Vite adds its own listener to this server, which gets only what the guard lets through.
  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    site.then(
      ({ guarded, updates }) =>
        guarded.upgrade(request, socket, () => updates.emit('upgrade', request, socket, head)),
      () => socket.destroy(),
    );
  });
  try {
    const [port, { routes, close }] = await Promise.all([listening, site]);
    return {
      url: serverUrl(port, options.host),
      routes,
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

async function startSite(options: DevOptions) {
  const live = await openContent(resolve(options.contentDir));
  await removeLeftovers(live.dir);
  const updates = createHttpServer();
  const vite = await startVite(live, updates, options);
  const token = createToken();
  const pushing = pushChanges(vite, live, token.secret, options.onProblems);
  const files = await devAssets(live);
  const store = createFolderStore(live.dir, pushing.check);
  const editor = [
    ...fileRoutes(store),
    ...editorRoutes(live.dir, files.css, token.secret),
    repairRoute(live, store, pushing),
  ];
  const routes = devRoutes(vite, live, files, editor, options);
  const failed = (cause: unknown) => {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    vite.ssrFixStacktrace(error);
    vite.config.logger.error(error.stack ?? error.message, { error });
    return errorDocument(error);
  };
  return {
    routes,
    guarded: guard(routes, { token, host: options.host, failed }),
    updates,
    async close() {
      pushing.stop();
      await vite.close();
    },
  };
}

function startVite(live: LiveContent, updates: Server, { host, outbox }: DevOptions): Promise<ViteDevServer> {
  const ignored = [live.dir, resolve('dist'), resolve(CACHE), resolve(outbox), resolve('test-results')];
  return createVite(
    mergeConfig(viteBase, {
      configFile: false,
      plugins: [react(), contentModules(() => ({ site: live.site, texts: live.texts }))],
      server: {
        middlewareMode: true,
        hmr: { server: updates },
        cors: false,
        ...(host && { host }),
        // Nothing else of the project: no content, no settings, no messages.
        fs: { allow: [resolve('src'), resolve('node_modules')] },
        // Content has a separate watcher, whose cost does not depend on the number of files.
        watch: {
          ignored: (path: string) => ignored.some((dir) => path === dir || path.startsWith(dir + sep)),
        },
      },
      optimizeDeps: { entries: ['src/studio/dev/dev-client.ts', 'src/site/ui/**/*.tsx'] },
      cacheDir: join(DEV_CACHE, 'vite'),
    }),
  );
}
