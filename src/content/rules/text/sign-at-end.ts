import { quote } from '../../explain/wording.ts';
import { patternRule } from '../rule.ts';

export default patternRule({
  code: 'sign-at-end',
  about: ['A comma or semicolon at the end of a text', 'title: Support,'],
  severity: 'warning',
  pattern: /(?<=[\p{L}\p{N}"”’)])[,;]$/u,
  report: ([sign]) => ({
    message: `This text ends with ${quote(sign)}, as if it continued.`,
    suggestion: 'Delete the sign.',
  }),
});
