import { spawnSync } from 'node:child_process';
import { contentDir } from '../src/content/paths.ts';
import { buildIfChanged } from '../src/host/build-record.ts';

/** Folder of the built site that the tests look at: `SITE_DIST`, or what is built from this tree. */
export const DIST = process.env.SITE_DIST ?? 'dist';

/**
 * Builds the site unless it is built as everything is now; a folder that SITE_DIST names is taken as it is. In a
 * process of its own, because a build makes its process a production one, and component tests need the other.
 * @throws Error when the build fails
 */
export default async function ensureBuilt(): Promise<void> {
  if (process.env.SITE_DIST !== undefined) return;
  await buildIfChanged({
    dist: DIST,
    contentDir: contentDir(),
    async build() {
      const { status } = spawnSync(process.execPath, ['scripts/run.js', 'build'], { stdio: 'inherit' });
      if (status !== 0) throw new Error('There is no site to test: the build failed, as told above.');
    },
  });
}
