import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

export default {
  codes: {
    'markdown-picture': ['A picture in a Markdown text', '![Team](team.jpg)'],
  },
  check(text, report) {
    for (const { token, line } of text.blocks) {
      for (const child of token.children ?? []) {
        if (child.type !== 'image') continue;
        report(
          error([], 'markdown-picture', 'Markdown texts cannot contain pictures.', {
            offsets: text.find(`](${child.attrGet('src') ?? ''}`, line),
            suggestion: 'Show the picture with a section of the page that has the field “image”.',
          }),
        );
      }
    }
  },
} satisfies MarkdownRule<'markdown-picture'>;
