import type { Page, Section, Tone } from '../../content/index.ts';

/**
 * The tone of each section: the one that the editor chose, and otherwise paper and mist in turn, so that light neighbours
 * differ.
 */
export function tonesOf(sections: Section[]): Tone[] {
  let light: Tone = 'mist';
  return sections.map((section) => {
    const tone = section.tone ?? (light === 'mist' ? 'paper' : 'mist');
    if (tone !== 'ink') light = tone;
    return tone;
  });
}

/** The tone behind the header: that of the section which opens the page; ink where the page begins with its title alone. */
export const topTone = ({ opened, sections }: Pick<Page, 'opened' | 'sections'>): Tone =>
  (opened && sections[0]?.tone) || 'ink';
