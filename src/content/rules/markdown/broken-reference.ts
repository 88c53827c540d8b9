import { error } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { MarkdownRule } from '../rule.ts';

/** `[words][name]` without a line that says where `name` leads. */
export default {
  codes: ['broken-reference'],
  check(text, report) {
    for (const { words } of text.blocks) {
      for (const { content, line } of words) {
        const found = /\[[^[\]]+\]\[([^[\]]*)\]/.exec(content);
        if (!found) continue;
        const message = `This link refers to ${quote(found[1] || found[0])}, which has no address in this text.`;
        const suggestion = 'Write the address right here: [words](/address).';
        report(
          error([], 'value', 'broken-reference', message, { offsets: text.find(found[0], line), suggestion }),
        );
      }
    }
  },
} satisfies MarkdownRule;
