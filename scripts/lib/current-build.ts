import { buildSite } from '../../src/build/index.ts';
import { contentDir } from '../../src/content/index.ts';

/** Builds the site into `dist/` or OUT_DIR. @returns the folder of the built site */
export async function currentBuild(): Promise<string> {
  console.log('Building the site …');
  const out = process.env.OUT_DIR?.trim() || 'dist';
  await buildSite({ out, contentDir: contentDir() });
  return out;
}
