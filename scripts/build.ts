/** Builds the static site into `dist/`, or into the folder that OUT_DIR names; CONTENT_DIR names another content folder. */
import { ContentError } from '../src/build/content-error.ts';
import { buildSite } from '../src/build/index.ts';
import { contentDir } from '../src/content/index.ts';
import { printProblems } from './lib/print-problems.ts';

const out = process.env.OUT_DIR?.trim() || 'dist';

try {
  const { pages, warnings, upload } = await buildSite({ out, contentDir: contentDir() });
  printProblems(warnings);
  console.log(`Built ${pages} pages into ${out}/.`);
  if (upload) console.log(`Upload ${upload.folder}/ to ${upload.host}/images/ before you publish.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  printProblems(error.problems);
  console.error(error.message);
  process.exitCode = 1;
}
