import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

const mark = /^(?:<{7}|>{7})(?: |$)/;

/** Two versions of the same lines, between the marks that version control has left. */
export default {
  codes: {},
  exclusive: true,
  check(text, report) {
    const line = text.lines.findIndex((one) => mark.test(one));
    if (line < 0) return;
    const message = 'Two versions of the same lines are here, with marks between them.';
    const suggestion = 'Keep the right lines, and delete the others with the lines of <, = and >.';
    report(error([], 'merge-conflict', message, { offsets: text.lineOffsets(line), suggestion }));
  },
} satisfies MarkdownRule<'merge-conflict'>;
