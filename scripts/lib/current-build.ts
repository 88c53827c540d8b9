import { buildSite } from '../../src/build/index.ts';
import { contentDir } from '../../src/content/index.ts';

/** Builds the site. @returns the folder of the built site */
export async function currentBuild(): Promise<string> {
  console.log('Building the site …');
  await buildSite({ out: 'dist', contentDir: contentDir() });
  return 'dist';
}
