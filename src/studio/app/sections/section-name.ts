import type { FormModel } from '../../../content/index.ts';
import { type SectionData, typeOf } from '../data/page-data.ts';

/** What a section is called in lists: its heading, and where it has none its type. */
export function sectionName(section: SectionData, forms: FormModel): string {
  const { heading, title } = section.value;
  const words = [heading, title, forms.sections[typeOf(section)]?.meta.label];
  return words.find((text) => typeof text === 'string' && text !== '') as string;
}
