import { typeLabel } from '../draw/type-label.ts';
import type { SectionData } from './section-commands.ts';

/** What a section is called in lists: its heading, and where it has none its type. */
export function sectionName({ type, props }: SectionData): string {
  const { heading, title } = props;
  return (
    ([heading, title].find((text) => typeof text === 'string' && text !== '') as string) ?? typeLabel(type)
  );
}
