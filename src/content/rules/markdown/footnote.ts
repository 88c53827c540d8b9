import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

const note = /\[\^[^\s[\]]+\]/;

export default {
  codes: ['footnote'],
  check(text, report) {
    for (const { lines, line } of text.blocks) {
      const at = lines.findIndex((one) => note.test(one));
      const [sign] = note.exec(lines[at] ?? '') ?? [];
      if (sign === undefined) continue;
      const message = `Visitors would see ${sign} as it is written: texts have no footnotes.`;
      const suggestion = 'Write the note into the sentence, or leave it out.';
      report(error([], 'value', 'footnote', message, { offsets: text.find(sign, line + at), suggestion }));
      return;
    }
  },
} satisfies MarkdownRule;
