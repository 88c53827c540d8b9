import type { FormModel } from '../../../content/index.ts';
import { isHidden } from '../../../content/shared/is-hidden.ts';
import { type KeyedFields, newKey, withoutAnchors } from '../data/keyed.ts';
import { type SectionData, typeOf } from '../data/page-data.ts';

/** What a section is called in lists: its heading, and where it has none its type. */
export function sectionName(section: SectionData, forms: FormModel): string {
  const { heading, title } = section.value;
  const words = [heading, title, forms.sections[typeOf(section)]?.meta.label];
  return words.find((text) => typeof text === 'string' && text !== '') as string;
}

/** A section at another place. */
export const moveSection = (content: SectionData[], from: number, to: number): SectionData[] => {
  const moved = content[from];
  return moved ? content.toSpliced(from, 1).toSpliced(to, 0, moved) : content;
};

/** A copy of a section below it. */
export const copySection = (content: SectionData[], index: number, forms: FormModel): SectionData[] => {
  const source = content[index];
  if (!source) return content;
  const value = withoutAnchors(source.value, forms.sections[typeOf(source)]?.shape) as KeyedFields;
  return content.toSpliced(index + 1, 0, { ...source, key: newKey(), from: source.key, value });
};

/** A section that the site leaves out, or shows again. */
export const hideSection = (content: SectionData[], index: number): SectionData[] => {
  const section = content[index];
  if (!section) return content;
  const { hidden: _, hiddenUntil: _until, ...shown } = section.value;
  return content.with(index, {
    ...section,
    value: isHidden(section.value) ? shown : { ...shown, hidden: true },
  });
};

const opensPage = (section: SectionData, forms: FormModel) =>
  forms.sections[typeOf(section)]?.meta.opensPage === true;

/** Why something cannot be done with a section now; no reason where it can. */
interface Refusals {
  up?: string | undefined;
  down?: string | undefined;
  copy?: string | undefined;
  delete?: string | undefined;
}

export function refusals(content: SectionData[], index: number, forms: FormModel): Refusals {
  const opens = (at: number) => {
    const section = content[at];
    return section !== undefined && opensPage(section, forms);
  };
  const first = 'This section opens the page, so it stays the first one.';
  const min = forms.page.fields?.sections?.min ?? 1;
  return {
    up:
      index === 0
        ? 'This is the first section already.'
        : index === 1 && opens(0)
          ? 'The section above opens the page, so it stays the first one.'
          : undefined,
    down:
      index === content.length - 1 ? 'This is the last section already.' : opens(index) ? first : undefined,
    copy: opens(index) ? 'A page has only one section that opens it.' : undefined,
    delete: content.length <= min ? 'A page needs at least one section.' : undefined,
  };
}

/** Why a section cannot be dragged to a place; undefined where it can. */
export function refusalOfPlace(content: SectionData[], from: number, to: number, forms: FormModel) {
  const { up, down } = refusals(content, from, forms);
  if (to > from) return down;
  return to < from ? (up ?? refusals(content, to + 1, forms).up) : undefined;
}

/** Why a section of a type cannot be added; undefined where it can. */
export const refusalOfType = (content: SectionData[], type: string, forms: FormModel): string | undefined =>
  forms.sections[type]?.meta.opensPage && content.some((one) => opensPage(one, forms))
    ? 'This page has a section that opens it already.'
    : undefined;

/** A page with a new section, and where it is: behind the selected one, or first where it opens the page. */
export function addSection(
  content: SectionData[],
  section: SectionData,
  after: number | undefined,
  forms: FormModel,
): { content: SectionData[]; index: number } {
  const index = opensPage(section, forms) ? 0 : (after ?? content.length - 1) + 1;
  return { content: content.toSpliced(index, 0, section), index };
}
