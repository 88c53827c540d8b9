import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './builds.ts';

const CACHE = 'node_modules/.cache';
const ASIDE = 'node_modules/.cache-aside';

/**
 * Builds this site as in a fresh clone, without anything that earlier builds have left.
 * @param kept folders of the cache that stay
 * @returns seconds of user CPU
 */
export async function firstBuild(content: string, kept: string[] = []): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'first-'));
  // An interrupted run has left the cache there.
  if (existsSync(ASIDE)) await rm(CACHE, { recursive: true, force: true });
  else await rename(CACHE, ASIDE);
  try {
    for (const name of kept) await cp(join(ASIDE, name), join(CACHE, name), { recursive: true });
    return (await build(content, join(folder, 'site'))).cpu;
  } finally {
    await rm(CACHE, { recursive: true, force: true });
    await rename(ASIDE, CACHE);
    await rm(folder, { recursive: true });
  }
}
