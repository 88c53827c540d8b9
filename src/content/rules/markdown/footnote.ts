import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

const note = /\[\^[^\s[\]]+\]/;

export default {
  codes: {
    footnote: ['A footnote, which texts do not have', 'reply time[^1]'],
  },
  check(text, report) {
    const [first] = text.matches(note);
    if (!first) return;
    const { match, offsets } = first;
    const message = `Visitors would see ${match[0]} as it is written: texts have no footnotes.`;
    const suggestion = 'Write the note into the sentence, or leave it out.';
    report(error([], 'footnote', message, { offsets, suggestion }));
  },
} satisfies MarkdownRule<'footnote'>;
