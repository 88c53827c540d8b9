import type { Page } from '../content/index.ts';

/** Whether a page shows the number to call in full size, so that the footer need not. */
export const showsNumber = ({ sections }: Pick<Page, 'sections'>): boolean =>
  sections.some((section) => section.type === 'contact-details');
