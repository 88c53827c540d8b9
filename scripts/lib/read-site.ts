import { contentDir, problemText, readContent, type Site, summary } from '../../src/content/index.ts';

/**
 * Reads site.yaml.
 * @throws Error that lists all errors of the content, if there are any
 */
export async function readSite(): Promise<Site> {
  const { site, files, problems } = await readContent(contentDir());
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (site && errors.length === 0) return site;
  // Without the lines, which `npm run content:check` shows.
  const format = { colour: false, lines: () => [] };
  throw new Error(
    [...errors.map((problem) => problemText(problem, format)), summary(files, errors)].join('\n\n'),
  );
}
