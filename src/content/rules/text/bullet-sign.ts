import { patternRule } from '../rule.ts';

export default patternRule({
  code: 'bullet-sign',
  severity: 'warning',
  pattern: /^[•▪●◦‣]\s/,
  report: () => ({
    message: 'Visitors would see this sign in front of the words.',
    suggestion: 'Delete the sign; lists get theirs automatically.',
  }),
});
