import { contentDir } from '../../src/content/node/index.ts';
import { type BuildReport, buildSite, ContentError } from '../../src/prerender/index.ts';
import { OutFolderError } from '../../src/prerender/out-folder.ts';
import { printProblems } from './print-problems.ts';

/**
 * Builds the site into `dist/` or OUT_DIR, from `content/` or CONTENT_DIR. Mistakes in the content and a wrong folder end the
 * process.
 * @returns the folder of the built site, and what the build reports
 */
export async function currentBuild(): Promise<BuildReport & { dist: string }> {
  const dist = process.env.OUT_DIR?.trim() || 'dist';
  try {
    return { dist, ...(await buildSite({ out: dist, contentDir: contentDir() })) };
  } catch (error) {
    if (error instanceof ContentError) printProblems(error.problems);
    else if (!(error instanceof OutFolderError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
