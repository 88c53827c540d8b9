import { patternRule } from '../rule.ts';

export default patternRule({
  code: 'double-space',
  about: ['Two spaces between words', 'title: Our  team'],
  severity: 'warning',
  inMarkdown: true,
  pattern: / {2,}(?<=\S {2,})(?=\S)/,
  report: (_, text) => ({
    message: 'There are two spaces here where one is enough.',
    fixed: text.replace(/(?<=\S) {2,}(?=\S)/g, ' '),
  }),
});
