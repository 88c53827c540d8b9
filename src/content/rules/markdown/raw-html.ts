import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

const tag = /<[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--(?:[^<>]*-->)?|<!\[CDATA\[/i;

export default {
  codes: ['raw-html'],
  check(text, report) {
    for (const { words } of text.blocks) {
      for (const { content, line } of words) {
        const [found] = tag.exec(content) ?? [];
        if (found === undefined) continue;
        const message = 'HTML is not supported here; visitors would see it as it is written.';
        const suggestion = 'Delete it, or write Markdown: **bold**, *italic*, [words](/address), - item.';
        report(error([], 'value', 'raw-html', message, { offsets: text.find(found, line), suggestion }));
      }
    }
  },
} satisfies MarkdownRule;
