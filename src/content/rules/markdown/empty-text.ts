import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

export default {
  codes: {},
  check({ body }, report) {
    if (body.trim() === '')
      report(error(['body'], 'empty-text', 'This file has no text below its front matter.'));
  },
} satisfies MarkdownRule<'empty-text'>;
