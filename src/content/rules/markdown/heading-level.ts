import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

/** The title of a text is its first heading; the headings in the text begin one level below, and skip none. */
export default {
  codes: {
    'heading-level': ['A heading of the wrong level', '# Main heading'],
  },
  check(text, report) {
    let above = 1;
    for (const { token, parent, line } of text.blocks) {
      if (parent?.type !== 'heading_open') continue;
      const level = Number(parent.tag.slice(1));
      const isMain = level === 1;
      if (isMain || level > above + 1) {
        const sign = '#'.repeat(above + 1);
        const isSetext = !parent.markup.startsWith('#');
        const message = isMain
          ? 'The main heading of a text is its title, between the lines of dashes at the top.'
          : 'This heading skips a level, which misleads people who listen to the page.';
        report(
          error([], 'heading-level', message, {
            offsets: isSetext ? text.lineOffsets(line) : text.find(parent.markup, line),
            suggestion: isSetext
              ? `## ${token.content.split('\n', 1)[0]}`
              : `Begin this heading with ${isMain ? '##' : sign}.`,
            fixed: isSetext ? undefined : isMain ? '##' : sign,
          }),
        );
      }
      above = isMain ? 2 : level;
    }
  },
} satisfies MarkdownRule<'heading-level'>;
