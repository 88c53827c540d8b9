import { type UnlocatedDiagnostic, warning } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { nameOf } from '../files/paths.ts';
import type { Picture } from '../files/pictures.ts';
import type { Awaited } from '../files/unexpected-files.ts';
import type { Page, Text } from '../model.ts';
import type { ReadFile } from '../read-file.ts';
import type { Site } from '../schema/site.ts';
import { checkReferences } from './check-references.ts';
import { checkTitles } from './check-titles.ts';
import { type Destinations, destinations } from './links.ts';
import type { FileSummary } from './references.ts';

/** Findings that only show across files, by file. */
export type Late = Map<string, UnlocatedDiagnostic[]>;

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
  const add = (file: string, findings: UnlocatedDiagnostic[]) => {
    if (findings.length > 0) late.set(file, [...(late.get(file) ?? []), ...findings]);
  };
  const summaries = pages.map(({ summary }) => summary);
  const broken = new Set(pages.filter(({ data }) => !data).map(({ summary }) => summary.address ?? ''));
  const known = {
    destinations: { ...destinations(summaries, site?.data?.address), unsure: broken, awaited: awaited.pages },
    images,
    awaited,
    texts: new Set(texts.map(({ summary }) => nameOf(summary.file))),
  };
  const all = [...(site ? [site.summary] : []), ...summaries, ...texts.map(({ summary }) => summary)];
  for (const summary of all) {
    add(summary.file, checkReferences(summary, known));
  }
  for (const summary of summaries) add(summary.file, checkFormerly(summary, known.destinations));
  for (const [file, findings] of checkTitles(summaries)) add(file, findings);
  const used = namesOf('text-file', summaries);
  // While a page has errors, the text may well be meant by what is wrong there.
  const isAllThere = broken.size === 0 && awaited.pages.length === 0;
  const sure = isAllThere && ![...used].some((name) => !known.texts.has(name));
  if (sure) for (const { summary } of texts) add(summary.file, unusedText(summary, used));
  return late;
}

const namesOf = (kind: string, summaries: FileSummary[]) =>
  new Set(
    summaries.flatMap(({ references }) =>
      references.filter((one) => one.kind === kind).map(({ name }) => name),
    ),
  );

/** Old addresses that are in use: no link to them can lead anywhere else. */
function checkFormerly({ formerly, address }: FileSummary, { pages }: Destinations): UnlocatedDiagnostic[] {
  return formerly.flatMap((old, at) => {
    if (!pages.has(old)) return [];
    const whose = old === address ? 'This page has the address' : 'Another page has the address';
    return warning(['formerly', at], 'value', 'address-in-use', `${whose} ${quote(old)} today.`, {
      suggestion: 'Take this line away; here stand addresses that the page no longer has.',
    });
  });
}

/** A Markdown file that no section shows. */
function unusedText({ file }: FileSummary, used: Set<string>): UnlocatedDiagnostic[] {
  const name = nameOf(file);
  if (used.has(name)) return [];
  return [
    warning([], 'value', 'unused-text', 'No page shows this text.', {
      suggestion: `Delete the file, or show it on a page with this section:\n- type: prose\n  text: ${name}`,
    }),
  ];
}
