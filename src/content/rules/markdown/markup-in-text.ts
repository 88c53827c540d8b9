import { error } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { Block } from '../markdown-text.ts';
import type { MarkdownRule } from '../rule.ts';

const raw =
  /\*\*|\[[^[\]]+\](?:\([^()]*\)?| \((?:\/|#|https?:|mailto:)[^()]*\)?)|\([^()]+\)\[(?:\/|https?:)[^[\]]*\]?|(?<=^|\s)[*_](?=\p{L})/u;

/** Bold, italic and links that are mistyped, so that Markdown leaves their signs in the text. */
export default {
  codes: {},
  check(text, report) {
    for (const block of text.blocks) {
      const found = leftSigns(block);
      if (!found) continue;
      const isLink = /[[(]/.test(found.sign);
      const pair = found.sign.length === 1 ? '*italic* or **bold**' : '**bold**';
      report(
        error([], 'markup-in-text', `Visitors would see ${quote(found.sign)} as it is written.`, {
          offsets: text.find(found.sign, found.line),
          suggestion: isLink
            ? 'A link is written [words](/address).'
            : `Write the same signs before and after the words: ${pair}.`,
        }),
      );
    }
  },
} satisfies MarkdownRule<'markup-in-text'>;

function leftSigns({ words }: Block): { sign: string; line: number } | undefined {
  for (const { content, line, before, after } of words) {
    // One sign too many on either side of words that are bold or italic.
    if (/^(?:em|strong)_open$/.test(after ?? '') && /(?:^|\s)[*_]$/.test(content))
      return { sign: content.slice(-1), line };
    if (/^(?:em|strong)_close$/.test(before ?? '') && /^[*_]/.test(content))
      return { sign: content.charAt(0), line };
    const [sign] = raw.exec(content) ?? [];
    if (sign !== undefined) return { sign, line };
  }
  return undefined;
}
