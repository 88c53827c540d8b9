/** The words of a new page that nobody shall read: the ends of two of its texts. */
export const draftWords = [
  'Say in one or two sentences what a visitor finds here.',
  ', for whom, and how to begin.',
] as const;
