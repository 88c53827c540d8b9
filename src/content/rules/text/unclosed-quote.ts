import { patternRule } from '../rule.ts';

/** A curly quote that opens and does not close. In German, “ closes what „ opens. */
export default patternRule({
  code: 'unclosed-quote',
  severity: 'warning',
  pattern: /“(?=[^“”]*$)/,
  report: (_, text) =>
    text.includes('„')
      ? undefined
      : {
          message: 'The quote that opens here is never closed.',
          suggestion: 'Write ” where the quotation ends, or delete this sign.',
        },
});
