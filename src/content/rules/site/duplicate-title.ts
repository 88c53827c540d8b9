import { error } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import { tidyName } from '../../files/intended-place.ts';
import { nameOf } from '../../files/paths.ts';
import { isDraft } from '../../guide/placeholder-words.ts';
import type { FileSummary } from '../content-index.ts';
import type { SiteRule } from '../rule.ts';

const fields = ['title', 'description'] as const;
type Field = (typeof fields)[number];

/** Pages that share a title or a description, reported once, at the page that is more likely the copy. */
export default {
  codes: {
    'duplicate-title': ['Two pages with the same title', 'title: Support (on two pages)'],
    'duplicate-description': ['Two pages with the same description', 'description: … (on two pages)'],
  },
  check({ pages }, report) {
    const shared = new Map<FileSummary, Map<FileSummary, Field[]>>();
    for (const field of fields) {
      const first = new Map<string, FileSummary>();
      for (const page of pages) {
        const text = page[field]?.toLowerCase();
        // Placeholders are alike until somebody writes the words.
        if (!text || isDraft(page[field] ?? '')) continue;
        const other = first.get(text);
        const [original, later] = other ? inOrder(other, page) : [page];
        first.set(text, original);
        if (!later) continue;
        const others = shared.get(later) ?? new Map<FileSummary, Field[]>();
        shared.set(later, others.set(original, [...(others.get(original) ?? []), field]));
      }
    }
    for (const [page, others] of shared)
      for (const [other, same] of others) {
        // A copy with an invalid name is reported for its name.
        const isMisnamed = same.length > 1 && tidyName(nameOf(page.file)) !== nameOf(page.file);
        if (!isMisnamed) report(page.file, describe(other, same));
      }
  },
} satisfies SiteRule<'duplicate-title' | 'duplicate-description'>;

/** Of two pages, the one that the text was written for, and the other. */
function inOrder(one: FileSummary, other: FileSummary): [FileSummary, FileSummary] {
  const swap = isCopyOf(one, other) || (!isNamedFor(one) && isNamedFor(other));
  return swap && !isCopyOf(other, one) ? [other, one] : [one, other];
}

/** Copies get a longer name: `wireless - Copy`, `home-old`. */
const isCopyOf = (page: FileSummary, original: FileSummary) =>
  page.file !== original.file && tidyName(nameOf(page.file)).startsWith(tidyName(nameOf(original.file)));

/** Whether a page's title has a word of its file's name. */
const isNamedFor = ({ file, title = '' }: FileSummary) =>
  tidyName(nameOf(file))
    .split('-')
    .some((word) => word.length > 2 && tidyName(title).split('-').includes(word));

function describe({ file }: FileSummary, same: Field[]) {
  const [field = 'title'] = same;
  const message = `This page has the ${same.join(' and ')} of ${quote(file)}. Each page needs its own, or search engines mix them up.`;
  const suggestion =
    same.length > 1
      ? 'Write others, or delete this file if it is only a copy.'
      : `Write another ${field}, here or there.`;
  return error([field], `duplicate-${field}`, message, { suggestion });
}
