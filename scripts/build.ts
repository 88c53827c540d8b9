/**
 * Builds the static site into `dist/` or OUT_DIR, from `content/` or CONTENT_DIR.
 */
import { ContentError } from '../src/build/content-error.ts';
import { buildSite } from '../src/build/index.ts';
import { OutFolderError } from '../src/build/out-folder.ts';
import { RENEW_DAYS } from '../src/build/security-txt.ts';
import { contentDir } from '../src/content/index.ts';
import { printProblems } from './lib/print-problems.ts';

const out = process.env.OUT_DIR?.trim() || 'dist';

try {
  const { pages, warnings, upload, securityDaysLeft } = await buildSite({
    out,
    contentDir: contentDir(),
  });
  printProblems(warnings);
  console.log(`Built ${pages} pages into ${out}/.`);
  if (upload) console.log(`Upload ${upload.folder}/ to ${upload.host}/images/ before you publish.`);
  if (securityDaysLeft < RENEW_DAYS)
    console.warn(
      `security.txt is valid for ${Math.max(0, securityDaysLeft)} more days, counted from SOURCE_DATE_EPOCH. Build without it, or with today’s date, before you publish.`,
    );
} catch (error) {
  if (error instanceof ContentError) printProblems(error.problems);
  else if (!(error instanceof OutFolderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
