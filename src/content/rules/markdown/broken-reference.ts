import { error } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { MarkdownRule } from '../rule.ts';

/** `[words][name]` without a line that says where `name` leads. */
export default {
  codes: {
    'broken-reference': ['A link whose address is never given', '[words][name]'],
  },
  check(text, report) {
    for (const { match, offsets } of text.matches(/\[[^[\]]+\]\[([^[\]]*)\]/)) {
      const message = `This link refers to ${quote(match[1] || match[0])}, which has no address in this text.`;
      const suggestion = 'Write the address right here: [words](/address).';
      report(error([], 'broken-reference', message, { offsets, suggestion }));
    }
  },
} satisfies MarkdownRule<'broken-reference'>;
