import { error, type Finding } from './finding.ts';
import { quote } from './names.ts';
import { nameOf } from './paths.ts';
import type { Outline } from './references.ts';
import { tidyName } from './strays.ts';

const fields = ['title', 'description'] as const;
type Field = (typeof fields)[number];

/** Pages that share a title or a description, told once at the page that is more likely to be the later one. */
export function checkTitles(pages: Outline[]): Map<string, Finding[]> {
  const shared = new Map<Outline, Map<Outline, Field[]>>();
  for (const field of fields) {
    const first = new Map<string, Outline>();
    for (const page of pages) {
      const text = page[field]?.toLowerCase();
      if (!text) continue;
      const other = first.get(text);
      if (other === undefined) {
        first.set(text, page);
        continue;
      }
      const [original, later] = inOrder(other, page);
      first.set(text, original);
      const others = shared.get(later) ?? new Map<Outline, Field[]>();
      shared.set(later, others.set(original, [...(others.get(original) ?? []), field]));
    }
  }
  return new Map(
    [...shared].map(([page, others]) => [
      page.file,
      [...others].flatMap(([other, same]) => told(other, same, page)),
    ]),
  );
}

/** Of two pages the one that the text was written for, and the other. */
function inOrder(one: Outline, other: Outline): [Outline, Outline] {
  const swap = isCopyOf(one, other) || (!isNamedFor(one) && isNamedFor(other));
  return swap && !isCopyOf(other, one) ? [other, one] : [one, other];
}

/** Copies get a longer name: `wireless - Copy`, `home-old`. */
const isCopyOf = (page: Outline, original: Outline) =>
  page.file !== original.file && tidyName(nameOf(page.file)).startsWith(tidyName(nameOf(original.file)));

/** Whether a page's title has a word of its file's name. */
const isNamedFor = ({ file, title = '' }: Outline) =>
  tidyName(nameOf(file))
    .split('-')
    .some((word) => word.length > 2 && tidyName(title).split('-').includes(word));

function told({ file }: Outline, same: Field[], page: Outline): Finding[] {
  // Whether it is a copy is asked where its name is told.
  if (same.length > 1 && tidyName(nameOf(page.file)) !== nameOf(page.file)) return [];
  const [field = 'title'] = same;
  const message = `This page has the ${same.join(' and ')} of ${quote(file)}. Each page needs its own, or search engines mix them up.`;
  const suggestion =
    same.length > 1
      ? 'Write others; or delete this file if it is only a copy.'
      : `Write another ${field}, here or there.`;
  return [error([field], 'value', `duplicate-${field}`, message, { suggestion })];
}
