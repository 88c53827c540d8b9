import { patternRule } from '../rule.ts';

/**
 * Joiners and non-joiners are meant inside an emoji, and in scripts whose letters join, such as Persian.
 */
const invisible =
  /[\u200b\u2060\ufeff\u00ad]|(?:\u200c|\u200d)(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?!\p{Script=Latin})[\p{L}\p{M}])(?:\u200c|\u200d))/u;
const all = new RegExp(invisible, 'gu');

export default patternRule({
  code: 'invisible-character',
  severity: 'warning',
  pattern: invisible,
  report: (_, text) => ({
    message: 'There is an invisible character here, most likely copied with the text.',
    suggestion: 'To remove it, run: npm run content:fix',
    fixed: text.replace(all, '').replace(/(\S) {2,}(?=\S)/g, '$1 '),
  }),
});
