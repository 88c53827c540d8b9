import type { Page } from '../content/index.ts';
import { styleKeys } from '../page/style-keys.ts';

/** A shorter style sheet costs less on every page than its hash does in the headers of every answer. */
const SHORT = 400;

/**
 * Decides where each section type's style sheet is: with the shell, on every page, or only on the pages that have the type.
 * The latter costs a hash in the headers of every answer, so it is for longer ones of types that few pages have, and those
 * that the very same pages have are one.
 * @param shell the style sheet of the shell
 * @param sections the style sheets of the section types, by type, `type.tone` or `type/layout`
 * @returns in `sectionCss` by the first of the types whose style sheets are joined
 */
export function splitStyles(
  shell: string,
  sections: Record<string, string>,
  pages: Page[],
): { css: string; sectionCss: Record<string, string> } {
  const split = { css: shell, sectionCss: {} as Record<string, string> };
  const keysOfPages = pages.map((page) => styleKeys(page.sections));
  const firstKeys = new Map<string, string>();
  for (const [key, css] of Object.entries(sections)) {
    const having = keysOfPages.flatMap((keys, at) => (keys.has(key) ? [at] : []));
    if (having.length === 0) continue;
    if (having.length >= pages.length / 2 || css.length <= SHORT) {
      split.css += css;
      continue;
    }
    const same = having.join();
    const first = firstKeys.get(same) ?? key;
    firstKeys.set(same, first);
    split.sectionCss[first] = (split.sectionCss[first] ?? '') + css;
  }
  return split;
}
