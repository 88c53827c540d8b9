import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

export default {
  codes: {
    'open-fence': ['Program code that never ends', '```'],
  },
  check(text, report) {
    for (const { type, map, markup } of text.tokens) {
      if (type !== 'fence' || !map) continue;
      const [first, end] = map;
      const last = (text.lines[end - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
      if (end - 1 > first && last.startsWith(markup) && last.replaceAll(markup.charAt(0), '') === '')
        continue;
      const message =
        'This begins program code that never ends: the rest of the text would be shown as code.';
      const suggestion = `Write ${markup} on a line of its own where the code ends, or delete this line.`;
      report(error([], 'open-fence', message, { offsets: text.find(markup, first), suggestion }));
    }
  },
} satisfies MarkdownRule<'open-fence'>;
