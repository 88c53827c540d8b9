import type { Token } from 'markdown-it';
import { error, type UnlocatedDiagnostic } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import type { Block, MarkdownText } from './markdown-text.ts';
import type { MarkdownRule } from './rule.ts';

/** A sign that visitors would see as it is written: its pattern, what is the matter with it, what to write instead. */
type Sign = readonly [pattern: RegExp, because: string, instead: string];

const MARKDOWN = 'Delete it, or write Markdown: **bold**, *italic*, [words](/address), - item.';
const SECTION = 'Delete it. Pictures and forms are sections of a page, not of a text.';
const LINK = 'A link is written [words](/address).';
const ITEM = 'Write a hyphen and a space: - item.';
const FOREIGN = 'it is a sign of another Markdown';

/** Signs among the words of a sentence; the first that fits is the one that is meant. */
const inWords: readonly Sign[] = [
  [/<[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--(?:[^<>]*-->)?|<!\[CDATA\[/i, 'texts have no HTML', MARKDOWN],
  [
    /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^[\]]*)\]|(?<!\))\[\/[a-z][\w-]*\]|\{\{[^{}]*\}\}|\{%[^{}]*%\}|\[\[?_?TOC_?\]\]?|\{:?toc\}/i,
    'it is a code of another website system',
    SECTION,
  ],
  // Footnotes, names and styles, highlighting, raised and lowered signs, emoji.
  [
    /\[\^[^\s[\]]+\]|\{[:#.][^{}]*\}|==[^\s=](?:[^=]*[^\s=])?==|(?<=[\p{L}\d)])(?:\^[^\s^]+\^|~[^\s~]+~)|(?<=^|\s):(?:[a-z][a-z0-9_+-]+|[+-]1):(?=$|[\s.,!?)])/u,
    FOREIGN,
    MARKDOWN,
  ],
  [
    /\[\[[^[\]]+\]\]|\[[^[\]]+\](?:\[[^[\]]*\]|\([^()]*\)?| \((?:\/|#|https?:|mailto:)[^()]*\)?)|\([^()]+\)\[(?:\/|https?:)[^[\]]*\]?/,
    'it is no link yet',
    LINK,
  ],
  [
    /\*\*|(?<=^|\s)[*_](?=\p{L}|$)|^[*_](?=\s|$)/u,
    'the same sign is missing before or after the words',
    'Write *italic* or **bold**.',
  ],
  [
    /`/,
    'it opens program code that is never closed',
    'Write ` also where the code ends; an apostrophe is ’.',
  ],
];

/** Signs at the beginning of a line. */
const atLines: readonly Sign[] = [
  [
    /^#{2,6}(?=[\p{L}\d])|^#(?=\p{Lu}[^#]* )/u,
    'a heading needs a space behind its signs',
    'Write the space, as in: ## Our services',
  ],
  [/^-(?=(?:\*\*)?\p{L})/u, 'a list item needs a space behind its dash', ITEM],
  [/^[•▪●◦‣](?=\s)/, 'it does not begin a list item here', ITEM],
  // Boxes to tick, boxes for notes, other boxes, lists of words with their meanings.
  [/^\[[ xX]?\](?= |$)|^\[!\w+\][+-]?|^(?::{3,}|!{3} ).*|^:(?=[ \t]+\S)/, FOREIGN, MARKDOWN],
  [
    /^\|(?=.*\|[ \t]*$)/,
    'a table needs a line of dashes below its first row',
    'Write below the first row, for two columns: | --- | --- |',
  ],
  [
    /^(?:<{7}|>{7})(?= |$)/,
    'two versions of the text were never brought together',
    'Keep the right lines, and delete the others with the lines of <, = and >.',
  ],
];

/** What other programs make of Markdown, and this site does not; and Markdown that is mistyped. */
export const foreignSign: MarkdownRule = (text, report) => {
  for (const block of text.blocks) {
    const { parent, token, line } = block;
    for (const { sign, found, line } of signsIn(block)) {
      const message = `Visitors would see ${quote(found)} as it is written: ${sign[1]}.`;
      report(foreign(message, sign[2], text.find(found, line)));
    }
    if (parent?.type === 'heading_open' && token.content === '')
      report(
        foreign('This heading has no words.', 'Write them, or delete the line.', text.lineOffsets(line)),
      );
    if (token.children?.some(({ type }) => type === 'image'))
      report(foreign('Texts have no pictures.', SECTION, text.find('![', line)));
  }
  for (const token of text.tokens) {
    const found = programCode(token, text);
    if (found) report(found);
  }
};

const foreign = (message: string, suggestion: string, offsets: readonly [number, number]) =>
  error([], 'foreign-sign', message, suggestion, { offsets });

/** The first sign in each stretch of words, and the first of each kind that begins a line. */
function* signsIn({ words, lines, line, token, parent }: Block) {
  for (const { content, line } of words) {
    for (const sign of inWords) {
      const [found] = sign[0].exec(content) ?? [];
      // The sign itself is meant where a backslash is in front of it.
      if (found === undefined || token.content.includes(`\\${found.charAt(0)}`)) continue;
      yield { sign, found, line };
      break;
    }
  }
  if (parent?.type !== 'paragraph_open') return;
  // In prose, a long dash may well begin a line, but hardly two.
  const dashes = lines.filter((one) => one.startsWith('– ')).length;
  const isList = dashes > 1 || (dashes > 0 && token.level > IN_PARAGRAPH);
  for (const sign of isList ? [longDash, ...atLines] : atLines) {
    const at = lines.findIndex((one) => sign[0].test(one));
    const [found] = sign[0].exec(lines[at] ?? '') ?? [];
    if (found !== undefined) yield { sign, found, line: line + at };
  }
}

/** The level of words in a paragraph; in a list item, it is higher. */
const IN_PARAGRAPH = 2;
const longDash: Sign = [/^–(?= )/, 'it does not begin a list item here', ITEM];

/** Four spaces that turn a paragraph into program code, and code that never ends. */
function programCode(
  { type, map, markup, content }: Token,
  text: MarkdownText,
): UnlocatedDiagnostic | undefined {
  const [first, end] = map ?? [0, 0];
  if (type === 'code_block') {
    const message = 'Four spaces in front of a line turn it into program code.';
    const suggestion = 'Delete the spaces; program code is between two lines of ```.';
    return foreign(message, suggestion, text.find(content.split('\n', 1)[0] ?? '', first));
  }
  const last = (text.lines[end - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
  const isClosed = end - 1 > first && last.startsWith(markup) && last.replaceAll(markup.charAt(0), '') === '';
  if (type !== 'fence' || isClosed) return undefined;
  const message = 'This begins program code that never ends: the rest of the text would be shown as code.';
  const suggestion = `Write ${markup} on a line of its own where the code ends, or delete this line.`;
  return foreign(message, suggestion, text.find(markup, first));
}
