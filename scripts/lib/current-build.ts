import { buildIfChanged } from '../../src/build/build-record.ts';
import { buildSite } from '../../src/build/index.ts';
import { contentDir } from '../../src/content/index.ts';

/**
 * Builds the site if anything has changed since the last build.
 * @returns the folder of the built site
 */
export async function currentBuild(): Promise<string> {
  const dist = 'dist';
  const content = contentDir();
  const build = () => {
    console.log('Building the site …');
    return buildSite({ out: dist, contentDir: content });
  };
  const built = await buildIfChanged({ dist, contentDir: content, build });
  if (!built) console.log('Nothing changed since the last build.');
  return dist;
}
