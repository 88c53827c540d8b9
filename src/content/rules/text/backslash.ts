import { quote } from '../../explain/wording.ts';
import { patternRule } from '../rule.ts';

export default patternRule({
  code: 'backslash',
  severity: 'warning',
  pattern: /\\[nt](?![a-z])|\\[nt](?=[A-Z])/,
  report: ([found]) => ({
    message: `Visitors would see ${quote(found)} as it is written: a text has one line.`,
    suggestion: 'Write a space, or split the text in two.',
  }),
});
