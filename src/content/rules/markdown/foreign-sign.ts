import type { Token } from 'markdown-it';
import { error, type UnlocatedDiagnostic, warning } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { Block, MarkdownText } from '../markdown-text.ts';
import type { MarkdownRule } from '../rule.ts';

/** A sign that visitors would see as it is written. */
interface Sign {
  pattern: RegExp;
  /** What it is, or what is missing. */
  because: string;
  instead: string;
  /** One message for all of them in a text: the first says what is wrong with the others. */
  once?: true;
}

/** Signs among the words of a sentence; the first that fits is the one that is meant. */
const inWords: readonly Sign[] = [
  {
    pattern: /<[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--(?:[^<>]*-->)?|<!\[CDATA\[/i,
    because: 'texts have no HTML',
    instead: 'Delete it, or write Markdown: **bold**, *italic*, [words](/address), - item.',
  },
  {
    pattern: /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^[\]]*)\]|(?<!\))\[\/[a-z][\w-]*\]|\{\{[^{}]*\}\}|\{%[^{}]*%\}/i,
    because: 'it is a code of another website system',
    instead: 'Delete it. Pictures and forms are sections of a page, not of a text.',
  },
  {
    pattern: /\[\^[^\s[\]]+\]/,
    because: 'texts have no footnotes',
    instead: 'Write the note into the sentence, or leave it out.',
    once: true,
  },
  {
    pattern: /\[\[?_?TOC_?\]\]?|\{:?toc\}/i,
    because: 'texts have no table of contents',
    instead: 'Delete it.',
  },
  {
    pattern: /\[\[[^[\]]+\]\]/,
    because: 'links of a wiki are written another way here',
    instead: 'A link is written [words](/address).',
  },
  {
    pattern: /\[[^[\]]+\]\[[^[\]]*\]/,
    because: 'the address of this link is given nowhere in the text',
    instead: 'Write the address right here: [words](/address).',
  },
  {
    pattern: /\{[:#.][^{}]*\}/,
    because: 'words and headings have neither names nor styles',
    instead: 'Delete it. A link can lead to the “id” of a section.',
  },
  {
    pattern: /==[^\s=](?:[^=]*[^\s=])?==/,
    because: 'texts have no highlighting',
    instead: 'Write **bold** or *italic*.',
  },
  {
    pattern: /(?<=[\p{L}\d)])(?:\^[^\s^]+\^|~[^\s~]+~)/u,
    because: 'texts have no raised or lowered signs',
    instead: 'Write the sign itself, such as ², ³, ½ or ₂.',
  },
  {
    pattern: /(?<=^|\s):(?:[a-z][a-z0-9_+-]+|[+-]1):(?=$|[\s.,!?)])/,
    because: 'texts have no codes for emoji',
    instead: 'Put the emoji itself here, or delete it.',
  },
];

/** Signs at the beginning of a line. */
const atLines: readonly Sign[] = [
  {
    pattern: /^\[[ xX]?\](?= |$)/,
    because: 'texts have no boxes to tick',
    instead: 'Write a list: - item.',
    once: true,
  },
  {
    pattern: /^\[!\w+\][+-]?/,
    because: 'texts have no boxes for notes',
    instead: 'Begin with a bold word: **Note:**',
  },
  {
    pattern: /^(?::{3,}|!{3} ).*/,
    because: 'texts have no boxes',
    instead: 'Delete the line, and the one that closes the box.',
    once: true,
  },
  {
    pattern: /^:(?=[ \t]+\S)/,
    because: 'lists of words with their meanings are written another way here',
    instead: '- **Word:** what it means',
    once: true,
  },
  {
    pattern: /^\|(?=.*\|[ \t]*$)/,
    because: 'a table needs a line of dashes below its first row',
    instead: 'Write below the first row, for two columns: | --- | --- |',
  },
  {
    pattern: /^[•▪●◦‣](?=\s)/,
    because: 'it does not begin a list item here',
    instead: 'Write a hyphen and a space: - item.',
    once: true,
  },
];

type Found = UnlocatedDiagnostic<'foreign-sign'>;

/** What other programs make of Markdown, and this site does not. */
export default {
  codes: {
    'foreign-sign': ['A sign of another Markdown, or of HTML', '[[page]], ==word==, [^1], ::: note, <br>'],
  },
  check(text, report) {
    const told = new Set<Sign>();
    for (const [at, block] of text.blocks.entries()) {
      for (const { sign, found, line } of signsIn(block)) {
        if (sign.once && told.has(sign)) continue;
        told.add(sign);
        const message = `Visitors would see ${quote(found)} as it is written: ${sign.because}.`;
        report(foreign(message, sign.instead, text.find(found, line)));
      }
      for (const find of [openBacktick, longDash, emptyHeading]) {
        const found = find(block, text, text.blocks[at + 1]);
        if (found) report(found);
      }
    }
    for (const token of text.tokens) {
      const found = programCode(token, text);
      if (found) report(found);
    }
  },
} satisfies MarkdownRule<'foreign-sign'>;

const foreign = (message: string, suggestion: string, offsets: readonly [number, number]): Found =>
  error([], 'foreign-sign', message, { offsets, suggestion });

/** The first sign in each stretch of words, and each kind of sign that begins a line. */
function* signsIn({ words, lines, line }: Block): Generator<{ sign: Sign; found: string; line: number }> {
  for (const { content, line } of words) {
    for (const sign of inWords) {
      const [found] = sign.pattern.exec(content) ?? [];
      if (found === undefined) continue;
      yield { sign, found, line };
      break;
    }
  }
  for (const sign of atLines) {
    const at = lines.findIndex((one) => sign.pattern.test(one));
    const [found] = sign.pattern.exec(lines[at] ?? '') ?? [];
    if (found !== undefined) yield { sign, found, line: line + at };
  }
}

function openBacktick({ token, words }: Block, text: MarkdownText): Found | undefined {
  const open = words.find(({ content }) => content.includes('`'));
  if (!open || token.content.includes('\\`')) return undefined;
  const message =
    'Visitors would see this sign as it is written: it opens program code that is never closed.';
  return foreign(message, 'Write ` also where the code ends; an apostrophe is ’.', text.find('`', open.line));
}

/** A paragraph, and no item of a list, is at this level. */
const PARAGRAPH = 2;

/** A dash for a bullet, in a list or in the first of several lines; in prose and below a quotation it is a dash. */
function longDash({ token, lines, line }: Block, text: MarkdownText, next?: Block): Found | undefined {
  const isBullet = (words?: string) => /^– /.test(words ?? '');
  const at = lines.findIndex(isBullet);
  const isAboveList = next?.parent?.type === 'paragraph_open' && next.token.level > PARAGRAPH;
  const isAlone = lines.length === 1 && !isBullet(next?.lines[0]) && !isAboveList;
  const isFew = lines.length > 1 && lines.filter(isBullet).length === 1;
  if (at < 0 || (token.level <= PARAGRAPH && (isAlone || isFew))) return undefined;
  const suggestion = `- ${lines[at]?.slice(2)}`;
  return foreign('A long dash does not begin a list item.', suggestion, text.find('–', line + at));
}

function emptyHeading({ parent, token, line }: Block, text: MarkdownText): Found | undefined {
  if (parent?.type !== 'heading_open' || token.content !== '') return undefined;
  const suggestion = 'Write its words behind the signs, or delete the line.';
  return foreign('This heading has no words.', suggestion, text.lineOffsets(line));
}

/** Four spaces that turn a paragraph into program code, and code that never ends. */
function programCode({ type, map, markup, content }: Token, text: MarkdownText): Found | undefined {
  const [first, end] = map ?? [0, 0];
  if (type === 'code_block') {
    const offsets = text.find(content.split('\n', 1)[0] ?? '', first);
    const message = 'Four spaces in front of a line turn it into program code.';
    return warning([], 'foreign-sign', message, {
      offsets,
      suggestion: 'Delete the spaces in front of it; program code stands between two lines of ```.',
    });
  }
  if (type !== 'fence') return undefined;
  const last = (text.lines[end - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
  if (end - 1 > first && last.startsWith(markup) && last.replaceAll(markup.charAt(0), '') === '')
    return undefined;
  const message = 'This begins program code that never ends: the rest of the text would be shown as code.';
  const suggestion = `Write ${markup} on a line of its own where the code ends, or delete this line.`;
  return foreign(message, suggestion, text.find(markup, first));
}
