import type { Schemas, Site } from '../../content/index.ts';
import { fileDataFor, fileNameOf, siteCalls, siteFileLinks } from '../../prerender/page-assets.ts';
import { withYear } from '../../prerender/published.ts';
import type { ShownSite } from '../../site/context/site-context.ts';
import type { FilePreviews } from './file-previews.ts';

/**
 * Returns a function that adds to site.yaml this year, the files that its links lead to and how its numbers are called. It returns the same object as before if
 * nothing has changed.
 */
export function shownSite({ measure }: FilePreviews) {
  let last: { site: Site; key: string; shown: ShownSite } | undefined;
  return async (site: Site | undefined, schemas: Schemas): Promise<ShownSite | undefined> => {
    if (!site) return undefined;
    const links = siteFileLinks(site, schemas);
    const measured = await measure(links.map(fileNameOf), site.language);
    const found = links.filter((link) => measured.has(fileNameOf(link)));
    const files = fileDataFor(found, measured);
    const key = JSON.stringify(files);
    if (last?.site !== site || last.key !== key)
      last = {
        site,
        key,
        shown: {
          ...withYear(site, new Date()),
          calls: siteCalls(site, schemas),
          ...(links.length > 0 && { files }),
        },
      };
    return last.shown;
  };
}
