import { error } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { MarkdownRule } from '../rule.ts';

const code = /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^[\]]*)\]|(?<!\))\[\/[a-z][\w-]*\]|\{\{[^{}]*\}\}|\{%[^{}]*%\}/i;

/** `[gallery ids="1"]`, `{{< figure >}}`, `{% include x %}`: codes of other website systems. */
export default {
  codes: {
    shortcode: ['A code of another website system', '[gallery ids="1,2"]'],
  },
  check(text, report) {
    for (const { match, offsets } of text.matches(code)) {
      const message = `Visitors would see ${quote(match[0])} as it is written: it is a code of another website system.`;
      const suggestion = 'Delete it. Pictures and forms are sections of a page, not of a text.';
      report(error([], 'shortcode', message, { offsets, suggestion }));
    }
  },
} satisfies MarkdownRule<'shortcode'>;
