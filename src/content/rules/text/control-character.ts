import { patternRule } from '../rule.ts';

/** Control characters except line breaks, halves of characters, and marks that turn the direction of all that follows. */
const control = /(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;
const all = new RegExp(control, 'gu');
/** Tabs and the line breaks of word processors, which part two words. */
const breaks = /[\t\v\f\u0085]/g;
const name = (sign: string) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

export default patternRule({
  code: 'control-character',
  about: ['A character that is no letter and breaks pages', 'title: "A\\0B"'],
  severity: 'error',
  fields: 'all',
  inMarkdown: true,
  needs: /[^\n -~\u00a0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\uffff]/,
  pattern: control,
  report: ([found], text) => ({
    message: `This text contains the control character ${name(found)}, which pages cannot show.`,
    suggestion: 'Delete the character, or the backslash and the code after it.',
    fixed: text
      .replace(breaks, ' ')
      .replace(all, '')
      .replace(/(\S) {2,}(?=\S)/g, '$1 '),
  }),
});
