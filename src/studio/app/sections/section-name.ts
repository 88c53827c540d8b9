import type { FormModel } from '../../../content/index.ts';
import type { SectionData } from './section-commands.ts';

/** What a section is called in lists: its heading, and where it has none its type. */
export function sectionName({ type, props }: SectionData, forms: FormModel): string {
  const { heading, title } = props;
  const words = [heading, title, forms.sections[type]?.meta.label];
  return words.find((text) => typeof text === 'string' && text !== '') as string;
}
