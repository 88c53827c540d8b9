import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSite, serveSite } from '../../src/host/static-server.ts';

/** Serves a built site as `npm start` does; one that another tool has built gets the few files that it lacks. */
export async function serveAnySite(dist: string): Promise<RunningSite> {
  if (existsSync(join(dist, '_headers'))) return serveSite({ dist, port: 0 });
  const copy = await mkdtemp(join(tmpdir(), 'peer-'));
  await cp(dist, copy, { recursive: true });
  await writeFile(join(copy, '_headers'), '');
  if (!existsSync(join(copy, '404.html'))) await writeFile(join(copy, '404.html'), 'Not found');
  const site = await serveSite({ dist: copy, port: 0 });
  return {
    ...site,
    async close() {
      await site.close();
      await rm(copy, { recursive: true });
    },
  };
}
