import { patternRule } from '../rule.ts';

export default patternRule({
  code: 'double-space',
  severity: 'warning',
  inMarkdown: true,
  pattern: /(?<=\S) {2,}(?=\S)/,
  report: (_, text) => ({
    message: 'There are two spaces here where one is enough.',
    fixed: text.replace(/(?<=\S) {2,}(?=\S)/g, ' '),
  }),
});
