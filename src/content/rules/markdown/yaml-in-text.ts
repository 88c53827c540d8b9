import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

const field = /^\s*(?:- )?[a-z][A-Za-z]*:(?: \S|$)/;
const known = /^\s*(?:- )?(?:type|heading|title|text|items|link|label|description|image|file|alt):/;

/** Fields of a page, pasted into a text. */
export default {
  codes: {
    'yaml-in-text': ['Fields of a page in a Markdown text', 'type: cta'],
  },
  exclusive: true,
  check(text, report) {
    for (const { line, lines } of text.blocks) {
      const at = lines.findIndex((one, n) => known.test(one) && field.test(lines[n + 1] ?? ''));
      if (at < 0) continue;
      const message = 'These lines are fields of a page; visitors would see them as they are written.';
      const suggestion = 'Move them into a file in content/pages, or write sentences.';
      report(
        error([], 'yaml-in-text', message, {
          offsets: text.find(lines[at] ?? '', line + at),
          suggestion,
        }),
      );
      return;
    }
  },
} satisfies MarkdownRule<'yaml-in-text'>;
