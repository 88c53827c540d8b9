/** Characters that do not show, and so do not part two words. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Whether two texts have the same words in the same order: no letter or digit is lost, added or moved to another word. */
export const keepsWords = (before: string, after: string) => words(before) === words(after);

const words = (text: string) =>
  text
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
