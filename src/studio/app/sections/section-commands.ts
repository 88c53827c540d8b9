import type { FormModel } from '../../../content/index.ts';
import { isHidden } from '../../../content/shared/is-hidden.ts';
import { type SectionData, typeOf } from '../data/page-data.ts';
import { itemTools, type ListChange, type Tool } from '../fields/item-tools.ts';

/** What a section is called in lists: its heading, and where it has none its type. */
export function sectionName(section: SectionData, forms: FormModel): string {
  const { heading, title } = section.value;
  const words = [heading, title, forms.sections[typeOf(section)]?.meta.label];
  return words.find((text) => typeof text === 'string' && text !== '') as string;
}

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

type Refusals = Partial<Record<Tool['symbol'], string | undefined>>;

/** Why something cannot be done with a section now; no reason where it can. */
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

/** What can be done with a section, as buttons. @param put gets the sections once one of them was used */
export function sectionTools(
  content: SectionData[],
  at: number,
  forms: FormModel,
  put: (change: ListChange<SectionData>) => void,
): Tool[] {
  const section = content[at];
  if (!section) return [];
  const name = `“${sectionName(section, forms)}”`;
  const hidden = isHidden(section.value);
  const tools = itemTools(forms.page, content, at, name, put, forms.sections[typeOf(section)]?.shape);
  const hide: Tool = {
    symbol: hidden ? 'show' : 'hide',
    label: hidden ? `Show ${name} on the site` : `Hide ${name} from the site`,
    onClick: () =>
      put({
        items: hideSection(content, at),
        // The button that takes its place.
        tool: hidden ? 'hide' : 'show',
        at,
        said: hidden ? `${name} is on the site again.` : `The site leaves out ${name}.`,
      }),
  };
  const refused = refusals(content, at, forms);
  return tools.toSpliced(3, 0, hide).map((tool) => ({ ...tool, reason: refused[tool.symbol] }));
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
