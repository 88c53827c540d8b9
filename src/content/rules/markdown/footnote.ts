import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

const note = /\[\^[^\s[\]]+\]/;

export default {
  codes: ['footnote'],
  check(text, report) {
    for (const { content, line } of text.blocks.flatMap(({ words }) => words)) {
      const [sign] = note.exec(content) ?? [];
      if (sign === undefined) continue;
      const message = `Visitors would see ${sign} as it is written: texts have no footnotes.`;
      const suggestion = 'Write the note into the sentence, or leave it out.';
      report(error([], 'value', 'footnote', message, { offsets: text.find(sign, line), suggestion }));
      return;
    }
  },
} satisfies MarkdownRule;
