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

const opensPage = (section: SectionData, forms: FormModel) =>
  forms.sections[typeOf(section)]?.meta.opensPage === true;

/** Why a page cannot have these sections in this order; undefined where it can. */
export function refusal(content: SectionData[], forms: FormModel): string | undefined {
  const opening = content.filter((section) => opensPage(section, forms));
  if (opening.length > 1) return 'A page has only one section that opens it.';
  return opening.length === 1 && opening[0] !== content[0]
    ? 'The section that opens the page stays the first one.'
    : undefined;
}

/** What can be done with a section, as buttons. @param put gets the sections once one of them was used */
export function sectionTools(
  content: SectionData[],
  at: number,
  forms: FormModel,
  put: (change: ListChange<SectionData>) => void,
): Tool[] {
  const section = content[at];
  const list = forms.page.fields?.sections;
  if (!section || !list) return [];
  const name = `“${sectionName(section, forms)}”`;
  const { hidden: _, hiddenUntil: _until, ...shown } = section.value;
  const hidden = isHidden(section.value);
  const hide: Tool = {
    symbol: hidden ? 'show' : 'hide',
    label: hidden ? `Show ${name} on the site` : `Hide ${name} from the site`,
    onClick: () =>
      put({
        items: content.with(at, { ...section, value: hidden ? shown : { ...shown, hidden: true } }),
        // The button that takes its place.
        tool: hidden ? 'hide' : 'show',
        at,
        said: hidden ? `${name} is on the site again.` : `The site leaves out ${name}.`,
      }),
  };
  const shape = forms.sections[typeOf(section)]?.shape;
  const tools = itemTools({ list, items: content, at, put }, name, shape, (next) => refusal(next, forms));
  return tools.toSpliced(3, 0, hide);
}

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
