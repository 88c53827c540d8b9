import { spawnSync } from 'node:child_process';

/** Folder of the built site that the tests look at: `SITE_DIST`, or what is built from this tree. */
export const DIST = process.env.SITE_DIST ?? 'dist';

/**
 * Builds the site unless it is built as everything is now; a folder that SITE_DIST names is taken as it is. In a
 * process of its own, because a build makes its process a production one, and component tests need the other.
 * @throws Error when the build fails
 */
export default function ensureBuilt(): void {
  if (process.env.SITE_DIST !== undefined) return;
  const code = `const { currentBuild } = await import('./scripts/lib/current-build.ts'); await currentBuild();`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const { status } = spawnSync(process.execPath, options, { stdio: 'inherit' });
  if (status !== 0) throw new Error('There is no site to test: the build failed, as told above.');
}
