import type { CodeEntry } from '../../codes.ts';
import { error, type UnlocatedDiagnostic, warning } from '../../diagnostic.ts';
import type { Block, MarkdownText } from '../markdown-text.ts';
import type { MarkdownRule } from '../rule.ts';

const codes = {
  'glued-heading': ['A heading without a space behind its signs', '##Services'],
} satisfies Record<string, CodeEntry>;
type Found = UnlocatedDiagnostic<keyof typeof codes | 'glued-dash'>;

/** Headings and list items without the space behind their sign. */
export default {
  codes,
  check(text, report) {
    for (const block of text.blocks) {
      if (block.parent?.type !== 'paragraph_open') continue;
      const found = inLines(block, text) ?? hashtag(block, text);
      if (found) report(found);
    }
  },
} satisfies MarkdownRule<Found['code']>;

function inLines({ lines, line }: Block, text: MarkdownText): Found | undefined {
  for (const [at, words] of lines.entries()) {
    const offsets = (sign: string) => text.find(sign, line + at);
    const heading = at === 0 ? /^(#{2,6})(?=[\p{L}\d])/u.exec(words)?.[1] : undefined;
    if (heading)
      return error([], 'glued-heading', 'The space behind the signs of this heading is missing.', {
        offsets: offsets(heading),
        suggestion: `${heading} ${words.slice(heading.length)}`,
        fixed: `${heading} `,
      });
    if (/^-(\*\*)?\p{L}/u.test(words))
      return warning([], 'glued-dash', 'This is no list item yet: the space behind the dash is missing.', {
        offsets: offsets('-'),
        suggestion: `- ${words.slice(1)}`,
      });
  }
  return undefined;
}

/** One sign and a few words, alone in a paragraph: a heading most likely; a hashtag is one word in a sentence. */
function hashtag({ token, line }: Block, text: MarkdownText): Found | undefined {
  const { content, level } = token;
  if (level !== 1 || !/^#\p{Lu}[^#\n ]* [^#\n]*[^\s.!?]$/u.test(content)) return undefined;
  return warning([], 'glued-heading', 'This looks like a heading; the space behind its sign is missing.', {
    offsets: text.find('#', line),
    suggestion: `## ${content.slice(1)}`,
  });
}
