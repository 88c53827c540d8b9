import { createServer as createHttpServer, type Server } from 'node:http';
import { join, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite, mergeConfig, normalizePath, type ViteDevServer } from 'vite';
import { contentModules } from '../build/content-modules.ts';
import viteBase from '../build/vite-base.ts';
import { createEditServer } from '../editor/server/edit-server.ts';
import { fieldRoutes } from '../editor/server/field-routes.ts';
import { removeLeftovers } from '../editor/server/replace-files.ts';
import { closeServer, listen, SERVER_LIMITS, serverUrl } from '../host/listen.ts';
import { localOnly } from '../host/local-only.ts';
import { DEV_CACHE } from './dev-assets.ts';
import type { DevOptions } from './dev-options.ts';
import { devHandler } from './handler.ts';
import { type LiveContent, openContent } from './live-content.ts';
import { pushChanges } from './push-changes.ts';
import { repairRoute } from './repair.ts';

export interface RunningDev {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the site from its current code and content, and updates open pages when files are saved.
 * @throws Error when the port is taken, or when the content folder cannot be read
 */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const handle = localOnly((request, response) => {
    site.then(
      ({ handle }) => handle(request, response),
      () => response.destroy(),
    );
  }, options.host);
  const http = createHttpServer(SERVER_LIMITS, handle);
  // Listens first, to report a taken port at once.
  const listening = listen(http, options.port, options.host);
  const site = listening.then(() => startSite(http, options));
  try {
    const [port, { close }] = await Promise.all([listening, site]);
    return {
      url: serverUrl(port, options.host),
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
  await removeLeftovers(live.dir);
  const vite = await startVite(live, http, options);
  const pushing = pushChanges(vite, live, options.onProblems);
  const edit = createEditServer(
    {
      dir: live.dir,
      schemas: () => live.schemas,
      problems: () => live.problems,
      written: pushing.check,
    },
    { repair: repairRoute(live, pushing), ...fieldRoutes(() => live, pushing.check) },
  );
  return {
    handle: await devHandler(vite, live, edit, options),
    async close() {
      pushing.stop();
      await vite.close();
    },
  };
}

/** Vite's default list of files that it does not serve; our option replaces it. */
const DENIED = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/outbox/**',
];

function startVite(live: LiveContent, http: Server, { host, outbox }: DevOptions): Promise<ViteDevServer> {
  const ignored = [live.dir, resolve('dist'), resolve(outbox), resolve('test-results')];
  return createVite(
    mergeConfig(viteBase, {
      configFile: false,
      publicDir: 'public',
      plugins: [react(), contentModules(() => ({ site: live.site, texts: live.texts }))],
      server: {
        middlewareMode: true,
        hmr: { server: http },
        ...(host && { host }),
        fs: { deny: [...DENIED, `${normalizePath(resolve(outbox))}/**`] },
        // Content has a separate watcher, whose cost does not depend on the number of files.
        watch: {
          ignored: (path: string) => ignored.some((dir) => path === dir || path.startsWith(dir + sep)),
        },
      },
      optimizeDeps: { entries: ['src/dev/dev-client.ts', 'src/ui/**/*.tsx'] },
      cacheDir: join(DEV_CACHE, 'vite'),
    }),
  );
}
