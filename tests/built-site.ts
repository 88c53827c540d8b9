import { spawnSync } from 'node:child_process';
import { contentDir } from '../src/content/node/index.ts';
import { SAMPLE_SITE } from './sample-site.ts';

/** Folder of the built site that the tests of the content look at: `SITE_DIST`, or what is built from this tree. */
export const DIST = process.env.SITE_DIST ?? 'dist';

/** Folder of the built sample site, which the other tests visit. */
export const SAMPLE_DIST = 'test-results/sample-site';

/** Folder of the built editor of the sample site. */
export const EDITOR_DIST = 'test-results/editor';

/**
 * Builds a site as `npm run build` does. It runs in a separate process: a build sets NODE_ENV to production, and
 * component tests need development.
 * @throws Error when the build fails
 */
export function build(content: string, out: string, script: 'build' | 'build-edit' = 'build'): void {
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out };
  const { status } = spawnSync(process.execPath, ['scripts/run.js', script], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The build of ${content} failed, as reported above.`);
}

/**
 * Builds the site and the sample site; with SITE_DIST, both are taken as they are.
 * @throws Error when a build fails
 */
export default function ensureBuilt(): void {
  if (process.env.SITE_DIST !== undefined) return;
  build(contentDir(), DIST);
  build(SAMPLE_SITE, SAMPLE_DIST);
  build(SAMPLE_SITE, EDITOR_DIST, 'build-edit');
}
