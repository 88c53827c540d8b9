/**
 * Builds the static site into `dist/` or OUT_DIR, from `content/` or CONTENT_DIR.
 */
import { currentBuild } from './lib/current-build.ts';
import { printProblems } from './lib/print-problems.ts';

const { dist, pages, warnings, upload } = await currentBuild();
printProblems(warnings);
console.log(`Built ${pages} pages into ${dist}/.`);
if (upload) console.log(`Upload ${upload.folder}/ to ${upload.host}/images/ before you publish.`);
