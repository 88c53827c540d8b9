import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

const tag = /<[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--(?:[^<>]*-->)?|<!\[CDATA\[/i;

export default {
  codes: {
    'raw-html': ['HTML in a text', '<br>'],
  },
  check(text, report) {
    for (const { offsets } of text.matches(tag)) {
      const message = 'HTML is not supported here; visitors would see it as it is written.';
      const suggestion = 'Delete it, or write Markdown: **bold**, *italic*, [words](/address), - item.';
      report(error([], 'raw-html', message, { offsets, suggestion }));
    }
  },
} satisfies MarkdownRule<'raw-html'>;
