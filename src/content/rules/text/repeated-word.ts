import { quote } from '../../explain/wording.ts';
import { patternRule } from '../rule.ts';

/** Only small words, which nothing is named after: “Walla Walla” is a city. */
export default patternRule({
  code: 'repeated-word',
  about: ['The same word twice', 'text: for for the team'],
  severity: 'warning',
  inMarkdown: true,
  pattern: /\b(the|an?|and|or|for|of|to|in|on|at|are|we|with|you|your|our|by|it|be|as|from) \1\b/,
  report: ([, word = '']) => ({
    message: `${quote(word)} is written twice.`,
    suggestion: 'Delete one of the two.',
  }),
});
