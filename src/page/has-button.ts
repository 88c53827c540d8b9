import type { Section } from '../content/index.ts';

/** Whether a page has a button of its own for the next step, in its hero, a call to action or a form. */
export const hasButton = (sections: readonly Section[]): boolean =>
  sections.some((section) => section.type === 'contact-form' || ('button' in section && !!section.button));
