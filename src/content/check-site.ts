import { checkReferences } from './check-references.ts';
import { error, type Finding, warning } from './finding.ts';
import { destinations } from './links.ts';
import type { Page, Text } from './model.ts';
import { quote } from './names.ts';
import { nameOf } from './paths.ts';
import type { Picture } from './pictures.ts';
import type { ReadFile } from './read-file.ts';
import type { Outline } from './references.ts';
import type { Site } from './site-schema.ts';

/** Findings that only show across files, by file. */
export type Late = Map<string, Finding[]>;

/** All files, as they were read one by one. */
export interface AllFiles {
  site: ReadFile<Site> | undefined;
  pages: ReadFile<Page>[];
  texts: ReadFile<Text>[];
  images: Map<string, Picture>;
}

/** Checks what no file can know alone: links, pictures, texts, and that titles differ. */
export function checkAll({ site, pages, texts, images }: AllFiles): Late {
  const late: Late = new Map();
  const add = (file: string, findings: Finding[]) => {
    if (findings.length > 0) late.set(file, [...(late.get(file) ?? []), ...findings]);
  };
  const outlines = pages.map(({ outline }) => outline);
  const broken = new Set(pages.filter(({ data }) => !data).map(({ outline }) => outline.address ?? ''));
  const known = {
    destinations: { ...destinations(outlines, site?.data?.address), unsure: broken },
    images,
    texts: new Set(texts.map(({ outline }) => nameOf(outline.file))),
  };
  const all = [...(site ? [site.outline] : []), ...outlines, ...texts.map(({ outline }) => outline)];
  for (const outline of all) {
    add(outline.file, checkReferences(outline, known));
  }
  for (const [file, findings] of checkTitles(outlines)) add(file, findings);
  const used = namesOf('text-file', outlines);
  // While a page has errors, the text may well be meant by what is wrong there.
  const sure = broken.size === 0 && ![...used].some((name) => !known.texts.has(name));
  if (sure) for (const { outline } of texts) add(outline.file, unusedText(outline, used));
  return late;
}

const namesOf = (kind: string, outlines: Outline[]) =>
  new Set(
    outlines.flatMap(({ references }) =>
      references.filter((one) => one.kind === kind).map(({ name }) => name),
    ),
  );

/** Pages that claim the title or description of a page before them, by the later page's file. */
function checkTitles(pages: Outline[]): Late {
  const found: Late = new Map();
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const page of pages) {
      const text = page[field];
      if (!text) continue;
      const other = first.get(text.toLowerCase());
      if (other === undefined) first.set(text.toLowerCase(), page.file);
      else found.set(page.file, [...(found.get(page.file) ?? []), sameText(field, other)]);
    }
  }
  return found;
}

function sameText(field: string, other: string): Finding {
  const message = `This is the ${field} of ${quote(other)}, too. Each page needs one of its own, or search engines mix them up.`;
  return error([field], 'value', `duplicate-${field}`, message);
}

/** A Markdown file that no section shows. */
function unusedText({ file }: Outline, used: Set<string>): Finding[] {
  const name = nameOf(file);
  if (used.has(name)) return [];
  return [
    warning([], 'value', 'unused-text', 'No page shows this text.', {
      suggestion: `Delete the file, or show it on a page with this section:\n- type: prose\n  text: ${name}`,
    }),
  ];
}
