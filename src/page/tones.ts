import type { Section, Tone } from '../content/index.ts';

/**
 * The background of each section: the one that the editor or the type chose, and otherwise paper and mist by
 * turns, so that no two light neighbours run into each other.
 */
export function tonesOf(sections: Section[]): Tone[] {
  let light: Tone = 'mist';
  return sections.map((section) => {
    const tone = section.tone ?? (light === 'mist' ? 'paper' : 'mist');
    if (tone !== 'ink') light = tone;
    return tone;
  });
}
