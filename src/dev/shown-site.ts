import { fileDataFor, fileNameOf, siteFileLinks } from '../build/page-assets.ts';
import type { Schemas, Site } from '../content/index.ts';
import type { ShownSite } from '../context/site-context.ts';
import type { FilePreviews } from './file-previews.ts';

/**
 * Returns a function that adds to site.yaml the files that its links lead to. It returns the same object as before if
 * nothing has changed.
 */
export function shownSite({ measure }: FilePreviews) {
  let last: { site: Site; key: string; shown: ShownSite } | undefined;
  return async (site: Site | undefined, schemas: Schemas): Promise<ShownSite | undefined> => {
    const links = site ? siteFileLinks(site, schemas) : [];
    if (!site || links.length === 0) return site;
    const measured = await measure(links.map(fileNameOf), site.language);
    const found = links.filter((link) => measured.has(fileNameOf(link)));
    const files = fileDataFor(found, measured);
    const key = JSON.stringify(files);
    if (last?.site !== site || last.key !== key) last = { site, key, shown: { ...site, files } };
    return last.shown;
  };
}
