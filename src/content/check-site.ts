import { checkReferences } from './check-references.ts';
import type { Awaited } from './check-strays.ts';
import { checkTitles } from './check-titles.ts';
import { type Finding, warning } from './finding.ts';
import { type Destinations, destinations } from './links.ts';
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
  awaited: Awaited;
}

/** Checks what no file can know alone: links, pictures, texts, and that titles differ. */
export function checkAll({ site, pages, texts, images, awaited }: AllFiles): Late {
  const late: Late = new Map();
  const add = (file: string, findings: Finding[]) => {
    if (findings.length > 0) late.set(file, [...(late.get(file) ?? []), ...findings]);
  };
  const outlines = pages.map(({ outline }) => outline);
  const broken = new Set(pages.filter(({ data }) => !data).map(({ outline }) => outline.address ?? ''));
  const known = {
    destinations: { ...destinations(outlines, site?.data?.address), unsure: broken, awaited: awaited.pages },
    images,
    awaited,
    texts: new Set(texts.map(({ outline }) => nameOf(outline.file))),
  };
  const all = [...(site ? [site.outline] : []), ...outlines, ...texts.map(({ outline }) => outline)];
  for (const outline of all) {
    add(outline.file, checkReferences(outline, known));
  }
  for (const outline of outlines) add(outline.file, checkFormerly(outline, known.destinations));
  for (const [file, findings] of checkTitles(outlines)) add(file, findings);
  const used = namesOf('text-file', outlines);
  // While a page has errors, the text may well be meant by what is wrong there.
  const isAllThere = broken.size === 0 && awaited.pages.length === 0;
  const sure = isAllThere && ![...used].some((name) => !known.texts.has(name));
  if (sure) for (const { outline } of texts) add(outline.file, unusedText(outline, used));
  return late;
}

const namesOf = (kind: string, outlines: Outline[]) =>
  new Set(
    outlines.flatMap(({ references }) =>
      references.filter((one) => one.kind === kind).map(({ name }) => name),
    ),
  );

/** Old addresses that are in use: no link to them can lead anywhere else. */
function checkFormerly({ formerly, address }: Outline, { pages }: Destinations): Finding[] {
  return formerly.flatMap((old, at) => {
    if (!pages.has(old)) return [];
    const whose = old === address ? 'This page has the address' : 'Another page has the address';
    return warning(['formerly', at], 'value', 'address-in-use', `${whose} ${quote(old)} today.`, {
      suggestion: 'Take this line away; here stand addresses that the page no longer has.',
    });
  });
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
