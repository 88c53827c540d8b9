import { warning } from '../../diagnostic.ts';
import { draftWords } from '../../guide/draft-words.ts';
import type { TextRule } from '../rule.ts';

/** Words that `content:new` has written. */
export default {
  codes: ['draft-words'],
  fields: ['text'],
  check(text, path) {
    if (!draftWords.some((words) => text.endsWith(words))) return undefined;
    const suggestion = 'Write what this page is about.';
    return warning(path, 'value', 'draft-words', 'These are still the words of a new page.', { suggestion });
  },
} satisfies TextRule;
