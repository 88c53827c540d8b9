import { warning } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

/** A short line all in bold, alone in its paragraph: to people who listen to the page it is no heading. */
export default {
  codes: {
    'bold-heading': ['A bold line used as a heading', '**Our services**'],
  },
  check(text, report) {
    for (const { token, line } of text.blocks) {
      const { content, level } = token;
      const parts = (token.children ?? []).filter((part) => part.type !== 'text' || part.content !== '');
      const [first, words, last, ...more] = parts;
      if (first?.type !== 'strong_open' || last?.type !== 'strong_close' || more.length > 0) continue;
      if (level !== 1 || content.length > 80 || /[.!?:,;…]$/.test(words?.content ?? '.')) continue;
      const message = 'This bold line looks like a heading, but is none to people who listen to the page.';
      const suggestion = `## ${words?.content}`;
      report(warning([], 'bold-heading', message, { offsets: text.find(content, line), suggestion }));
    }
  },
} satisfies MarkdownRule<'bold-heading'>;
