import type { Section } from '../content/index.ts';
import { styleKeys } from '../page/style-keys.ts';
import { fingerprint } from './cache.ts';

/** A style sheet of something that the first paint does not show. */
export interface LateSheet {
  css: string;
  /** Where that is: section types, `type/layout`, `ERROR_SCREEN` or `EVERY_PAGE`. */
  users: string[];
}

export const EVERY_PAGE = '*';
export const ERROR_SCREEN = '404';

/**
 * Returns a function that joins the late style sheets of a page: those of every page and of its own sections. One file for
 * each page costs one request; pages with the same ones share it.
 */
export function lateStyles(sheets: readonly LateSheet[]) {
  const known = new Map<string, { url: string; css: string }>();
  /** @param sections none for the error page */
  return (sections: readonly Section[] | undefined) => {
    const keys = (sections ? styleKeys(sections) : new Set<string>([ERROR_SCREEN])).add(EVERY_PAGE);
    const used = sheets.map(({ users }) => users.some((user) => keys.has(user)));
    const name = used.join();
    let joined = known.get(name);
    if (!joined) {
      const css = sheets.flatMap((sheet, at) => (used[at] ? [sheet.css] : [])).join('');
      joined = { css, url: `/assets/late.${fingerprint(css).slice(0, 8)}.css` };
      known.set(name, joined);
    }
    return joined;
  };
}
