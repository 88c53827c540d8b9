import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../builds.ts';
import { costOf } from '../cost.ts';
import { generateSite } from '../generate-site.ts';
import type { Peer } from './peers.ts';
import { folderOf, installPeer, writeContent } from './project.ts';

/** The tools do not report to their makers. */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Builds a tool's project into an empty folder. @returns seconds of user CPU */
export async function buildPeer(peer: Peer): Promise<number> {
  await rm(join(folderOf(peer), peer.out), { recursive: true, force: true });
  return (await costOf(peer.command, { cwd: folderOf(peer), env: QUIET })).cpu;
}

/**
 * Builds the pages of this site with another tool, without anything that earlier builds have left.
 * @param dist folder of this site
 * @returns seconds of user CPU
 */
export async function firstPeerBuild(peer: Peer, dist: string): Promise<number> {
  await installPeer(peer);
  writeContent(peer, dist, dist);
  return buildPeer(peer);
}

/** A generated site with many pages. */
export interface LargeSite {
  /** Its folder, built by this site's build. */
  dist: string;
  /** Builds it again into an empty folder. @returns seconds of user CPU */
  build(): Promise<number>;
  remove(): Promise<void>;
}

/** Generates a site out of a content folder and builds it. @param pages their number */
export async function largeSite(contentDir: string, pages: number): Promise<LargeSite> {
  const folder = await mkdtemp(join(tmpdir(), 'large-'));
  const [content, dist] = [join(folder, 'content'), join(folder, 'site')];
  await generateSite(contentDir, content, pages);
  await build(content, dist);
  return {
    dist,
    async build() {
      await rm(dist, { recursive: true });
      return (await build(content, dist)).cpu;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
