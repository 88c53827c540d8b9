import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite, mergeConfig, type ViteDevServer } from 'vite';
import type { Diagnostic } from '../../content/index.ts';
import { CACHE } from '../../prerender/cache.ts';
import { contentModules } from '../../prerender/content-modules.ts';
import { closeServer, listen, SERVER_LIMITS, serverUrl } from '../../prerender/host/listen.ts';
import { createMailStandIn } from '../../prerender/mail/stand-in.ts';
import viteBase from '../../prerender/vite-base.ts';
import { escapeHtml } from '../../site/page/escape-html.ts';
import { fileRoutes } from '../server/file-routes.ts';
import { guard, type ServerRoute } from '../server/guard.ts';
import { createFolderStore } from '../store/folder/folder-store.ts';
import { DEV_CACHE, makeSiteFiles } from './dev-assets.ts';
import { editorRoutes } from './editor-pages.ts';
import { type LiveContent, openContent } from './live-content.ts';
import { plainDocument } from './plain-document.ts';
import { pushChanges } from './push-changes.ts';
import { repairRoute } from './repair.ts';
import { devRoutes } from './routes.ts';

export interface DevOptions {
  contentDir: string;
  /** 0 for any free port. */
  port: number;
  /** Name or address to listen on instead of the loopback addresses; `0.0.0.0` for all. */
  host?: string | undefined;
  outbox: string;
  /** Called with all problems of the content, at the start and after each change. */
  onProblems: (problems: readonly Diagnostic[]) => void;
  log?: (line: string) => void;
}

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
  const { routes, guarded, updates, close } = await startSite(options);
  const http = createHttpServer(SERVER_LIMITS, guarded.request);
  // Vite adds its own listener to `updates`, which gets only what the guard lets through.
  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    guarded.upgrade(request, socket, () => updates.emit('upgrade', request, socket, head));
  });
  const port = await listen(http, options.port, options.host).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    url: serverUrl(port, options.host),
    routes,
    async close() {
      await close();
      await closeServer(http, 300);
    },
  };
}

async function startSite(options: DevOptions) {
  const live = await openContent(resolve(options.contentDir));
  const updates = createHttpServer();
  const vite = await startVite(live, updates, options);
  // What only documents of this server know, so that no other page can change files.
  const token = randomUUID();
  const pushing = pushChanges(vite, live, token, options.onProblems);
  const css = await makeSiteFiles();
  const store = createFolderStore(live.dir, pushing.update);
  const editor = [
    ...fileRoutes(store),
    ...editorRoutes(live.dir, css, token),
    repairRoute(live, store, pushing),
  ];
  const mail = createMailStandIn(options.outbox, options.log);
  const routes = devRoutes(vite, live, css, editor, mail);
  /** The document in place of one that could not be made. */
  const failed = (cause: unknown) => {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    vite.ssrFixStacktrace(error);
    const { message, stack = '' } = error;
    vite.config.logger.error(stack, { error });
    const body = `<h1>${escapeHtml(message)}</h1><pre>${escapeHtml(stack)}</pre>`;
    return plainDocument({ title: 'Error', version: live.version, body });
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
  const ignored = [resolve('dist'), resolve(CACHE), resolve(outbox), resolve('test-results')];
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
        watch: {
          ignored: (path: string) => ignored.some((dir) => path === dir || path.startsWith(dir + sep)),
        },
      },
      optimizeDeps: { entries: ['src/studio/dev/dev-client.ts', 'src/site/ui/**/*.tsx'] },
      cacheDir: join(DEV_CACHE, 'vite'),
    }),
  );
}
