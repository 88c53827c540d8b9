import { warning } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

/** A paragraph that begins with four spaces becomes program code. */
export default {
  codes: {
    'code-box': ['Spaces that turn a paragraph into program code', '    Four spaces in front'],
  },
  check(text, report) {
    for (const { type, map, content } of text.tokens) {
      if (type !== 'code_block') continue;
      const message = 'Four spaces in front of a line turn it into program code.';
      const suggestion = 'Delete the spaces in front of it.';
      const offsets = text.find(content.split('\n', 1)[0] ?? '', map?.[0] ?? 0);
      report(warning([], 'code-box', message, { offsets, suggestion }));
    }
  },
} satisfies MarkdownRule<'code-box'>;
