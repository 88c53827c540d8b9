import { error } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { MarkdownRule } from '../rule.ts';

const code = /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^[\]]*)\]|(?<!\))\[\/[a-z][\w-]*\]|\{\{[^{}]*\}\}|\{%[^{}]*%\}/i;

/** `[gallery ids="1"]`, `{{< figure >}}`, `{% include x %}`: codes of other website systems. */
export default {
  codes: ['shortcode'],
  check(text, report) {
    for (const { words } of text.blocks) {
      for (const { content, line } of words) {
        const [found] = code.exec(content) ?? [];
        if (found === undefined) continue;
        const message = `Visitors would see ${quote(found)} as it is written: it is a code of another website system.`;
        const suggestion = 'Delete it. Pictures and forms are sections of a page, not of a text.';
        report(error([], 'value', 'shortcode', message, { offsets: text.find(found, line), suggestion }));
      }
    }
  },
} satisfies MarkdownRule;
