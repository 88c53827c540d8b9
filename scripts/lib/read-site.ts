import { contentDir, problemText, readContent, type Site, summary } from '../../src/content/index.ts';

/**
 * The part of the content that all pages share.
 * @throws Error whose message tells a person every mistake in the content, when there is any
 */
export async function readSite(): Promise<Site> {
  const { site, files, problems } = await readContent(contentDir());
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (site && errors.length === 0) return site;
  // The command that checks content shows the lines as well; here the place and the sentence are enough.
  const look = { colour: false, lines: () => [] };
  throw new Error(
    [...errors.map((problem) => problemText(problem, look)), summary(files, errors)].join('\n\n'),
  );
}
