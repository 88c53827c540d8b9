import type { Page, Schemas } from '../content/index.ts';
import { type PageReferences, pageReferences } from './page-assets.ts';
import { publishedPage } from './published.ts';

/** What the build needs to know of a page to make everything but its own two files. */
export interface PageOutline extends Page {
  references: PageReferences;
  /** Every character beyond ASCII in it, once. */
  letters: string;
}

/** @returns the outline of a page; its sections have nothing but what `styleKeys` needs */
export function outlineOf(page: Page, schemas: Schemas): PageOutline {
  const shown = publishedPage(page);
  return {
    ...shown,
    sections: shown.sections.map(({ type, tone, layout }) => ({
      type,
      ...(tone !== undefined && { tone }),
      ...(layout !== undefined && { layout }),
    })),
    references: pageReferences(shown, schemas),
    letters: lettersIn([shown]),
  };
}

/** Every character beyond ASCII that occurs in some values, once. */
export function lettersIn(values: Iterable<unknown>): string {
  const letters = new Set<string>();
  for (const value of values)
    for (const letter of JSON.stringify(value).match(/[^\0-~]/gu) ?? []) letters.add(letter);
  return [...letters].join('');
}
