import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

/** A line of dashes right below a paragraph makes all of it a heading. */
export default {
  codes: {
    'heading-by-accident': ['A line of dashes that turns a paragraph into a heading', 'A paragraph\n-----'],
  },
  check(text, report) {
    for (const { parent, token, line, lines } of text.blocks) {
      if (parent?.type !== 'heading_open' || parent.markup !== '-') continue;
      if (lines.length === 1 && token.content.length <= 80 && !/[.,;:!?…]$/.test(token.content)) continue;
      const message = 'This line of dashes turns the paragraph above it into a heading.';
      const suggestion = 'Delete it, or put an empty line above it for a dividing line.';
      const offsets = text.lineOffsets(line + lines.length);
      report(error([], 'heading-by-accident', message, { offsets, suggestion }));
    }
  },
} satisfies MarkdownRule<'heading-by-accident'>;
