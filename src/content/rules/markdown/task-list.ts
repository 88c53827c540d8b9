import { error } from '../../diagnostic.ts';
import type { MarkdownRule } from '../rule.ts';

const box = /^\[[ xX]?\](?= |$)/;

export default {
  codes: {
    'task-list': ['Boxes to tick, which texts do not have', '- [ ] Call back'],
  },
  check(text, report) {
    const found = text.blocks.filter(({ token }) => token.level > 1 && box.test(token.content));
    const [first] = found;
    if (!first) return;
    const [sign = ''] = box.exec(first.token.content) ?? [];
    const message = `Visitors would see ${sign} as it is written: texts have no boxes to tick.`;
    const words = first.lines[0]?.replace(box, '').trim();
    const suggestion = `- ${words}${found.length > 1 ? '\nand so on for the other items.' : ''}`;
    report(error([], 'task-list', message, { offsets: text.find(sign, first.line), suggestion }));
  },
} satisfies MarkdownRule<'task-list'>;
