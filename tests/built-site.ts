import { spawnSync } from 'node:child_process';
import { contentDir } from '../src/content/index.ts';

/** Folder of the built site that the tests look at: `SITE_DIST`, or what is built from this tree. */
export const DIST = process.env.SITE_DIST ?? 'dist';

/**
 * Builds a site as `npm run build` does. It runs in a separate process: a build sets NODE_ENV to production, and
 * component tests need development.
 * @throws Error when the build fails
 */
export function build(content: string, out: string): void {
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out };
  const { status } = spawnSync(process.execPath, ['scripts/run.js', 'build'], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The build of ${content} failed, as reported above.`);
}

/**
 * Builds the site; a folder that SITE_DIST names is taken as it is.
 * @throws Error when the build fails
 */
export default function ensureBuilt(): void {
  if (process.env.SITE_DIST === undefined) build(contentDir(), DIST);
}
