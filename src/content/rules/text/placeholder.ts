import { quote } from '../../explain/wording.ts';
import { patternRule } from '../rule.ts';

/** What people write where the real text is still to come. */
export default patternRule({
  code: 'placeholder',
  about: ['Words that stand in for the real text', 'title: TODO'],
  severity: 'error',
  inMarkdown: true,
  pattern:
    /\b(lorem ipsum|dolor sit amet|todo|tbd|fixme|xxx+|your (text|title|heading|name) here|placeholder|insert (text|copy) here)\b|\[(text|title|name|…|\.\.\.)\]|\[(insert|add|enter|your) [^[\]]*\]|\?{3,}|^(…|\.{3})$/i,
  report: ([found]) => ({
    message: `${quote(found)} looks like a placeholder.`,
    suggestion: 'Write the real text, or delete the line.',
  }),
});
