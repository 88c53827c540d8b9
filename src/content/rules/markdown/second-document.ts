import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

/** The head of a second text, which was put behind the first. */
export default {
  codes: {},
  exclusive: true,
  check(text, report) {
    const { lines } = text;
    for (const [line, words] of lines.entries()) {
      if (!isDashes(words) || !lines[line + 1]?.startsWith('title:')) continue;
      let end = line + 2;
      while (/^[\w-]+:/.test(lines[end] ?? '')) end++;
      if (!isDashes(lines[end] ?? '')) continue;
      const [start] = text.lineOffsets(line);
      const suggestion = 'Put what follows into a file of its own.';
      const message = 'A second text begins here; one file holds one.';
      report(error([], 'second-document', message, { offsets: [start, start + 3], suggestion }));
      return;
    }
  },
} satisfies MarkdownRule<'second-document'>;

const isDashes = (line: string) => /^---[ \t]*\r?$/.test(line);
