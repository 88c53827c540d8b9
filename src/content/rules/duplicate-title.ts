import { error } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { isDraft } from '../placeholder-words.ts';
import type { FileSummary } from './content-index.ts';
import type { SiteRule } from './rule.ts';

/** Pages that share a title or a description: one message for each page, at the later of two. */
export const duplicateTitle: SiteRule = ({ pages }, report) => {
  const first = new Map<string, FileSummary>();
  const reported = new Set<FileSummary>();
  for (const field of ['title', 'description'] as const) {
    for (const page of pages) {
      const text = page[field] ?? '';
      // Placeholders are alike until somebody writes the words.
      if (text === '' || isDraft(text)) continue;
      const key = `${field} ${text.toLowerCase()}`;
      const other = first.get(key);
      if (!other) first.set(key, page);
      if (!other || reported.has(page)) continue;
      reported.add(page);
      const message = `This page has the ${field} of ${quote(other.file)}. Each page needs its own, or search engines mix them up.`;
      const suggestion = `Write another ${field}, here or there; a page that is only a copy can be deleted.`;
      report(page.file, error([field], `duplicate-${field}`, message, suggestion));
    }
  }
};
