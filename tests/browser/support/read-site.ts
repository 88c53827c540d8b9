import { contentDir, readContent, type Site } from '../../../src/content/index.ts';

/** Reads site.yaml. @throws Error when it has mistakes */
export async function readSite(): Promise<Site> {
  const { site } = await readContent(contentDir());
  if (!site) throw new Error('site.yaml has mistakes; `npm run content:check` lists them.');
  return site;
}
