/** Builds the static site into `dist/`. */
import { ContentError } from '../src/build/content-error.ts';
import { buildSite } from '../src/build/index.ts';
import { contentDir } from '../src/content/index.ts';
import { printProblems } from './lib/print-problems.ts';

try {
  const { pages, warnings, upload } = await buildSite({ out: 'dist', contentDir: contentDir() });
  printProblems(warnings);
  console.log(`Built ${pages} pages into dist/.`);
  if (upload) console.log(`Upload ${upload.folder}/ to ${upload.host}/images/ before you publish.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  printProblems(error.problems);
  console.error(error.message);
  process.exitCode = 1;
}
