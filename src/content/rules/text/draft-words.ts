import { error } from '../../diagnostic.ts';
import { isDraft } from '../../placeholder-words.ts';
import type { TextRule } from '../rule.ts';

/** A placeholder that `content:new` or the visual editor has written. */
export default {
  codes: {},
  fields: ['text'],
  inMarkdown: true,
  check(text, path) {
    if (!isDraft(text)) return undefined;
    const suggestion = 'Write your own words here, or remove what the page does not need.';
    return error(path, 'draft-words', 'This is still the placeholder of a new page.', {
      suggestion,
      span: [0, text.length],
    });
  },
} satisfies TextRule<'draft-words'>;
