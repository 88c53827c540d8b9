import type { Token } from 'markdown-it';
import { error, type UnlocatedDiagnostic, warning } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';

/** What stands in a Markdown text at a line: its words, and the place of some of them in the file. */
export type Find = (words: string, line: number) => readonly [number, number];

/** Signs of Markdown that are mistyped, and so would be shown as they are. Each is told once for a paragraph. */
export function paragraphSlips(token: Token, find: Find): UnlocatedDiagnostic[] {
  const line = token.map?.[0] ?? 0;
  const lines = token.content.split('\n');
  const found =
    rawSigns(token, find, line) ?? firstOf(lines, (text, at) => lineStart(text, at === 0, find, line + at));
  return found ? [found] : [...gluedSign(token, find, line), ...boldAsHeading(token, find, line)];
}

function firstOf(lines: string[], look: (text: string, at: number) => UnlocatedDiagnostic | undefined) {
  for (const [at, text] of lines.entries()) {
    const found = look(text, at);
    if (found) return found;
  }
  return undefined;
}

const raw =
  /\*\*|\[[^\]]+\](?:\([^)]*\)?| \((?:\/|#|https?:|mailto:)[^)]*\)?)|\([^)]+\)\[(?:\/|https?:)[^\]]*\]?/;

/** Bold and links that Markdown did not take for such. */
function rawSigns(token: Token, find: Find, from: number): UnlocatedDiagnostic | undefined {
  let line = from;
  let text = '';
  for (const child of [...(token.children ?? []), undefined]) {
    if (child?.type === 'text') text += child.content;
    else {
      const [sign] = raw.exec(text) ?? [];
      if (sign !== undefined) {
        const isBold = sign === '**';
        return error([], 'value', 'markup-in-text', `Visitors would see ${quote(sign)} as it is written.`, {
          offsets: find(sign, line),
          suggestion: isBold
            ? 'Bold words stand between two pairs: **bold**.'
            : 'A link is written [words](/address).',
        });
      }
      text = '';
    }
    if (child?.type === 'softbreak' || child?.type === 'hardbreak') line++;
  }
  return undefined;
}

/** Headings and list items that lack the space behind their sign, and signs that make no list. */
function lineStart(
  text: string,
  isFirst: boolean,
  find: Find,
  line: number,
): UnlocatedDiagnostic | undefined {
  const heading = isFirst ? /^(#{2,6})(?=[\p{L}\d])/u.exec(text)?.[1] : undefined;
  if (heading) {
    return error([], 'value', 'glued-heading', 'The space behind the signs of this heading is missing.', {
      offsets: find(heading, line),
      suggestion: `${heading} ${text.slice(heading.length)}`,
      edit: { kind: 'set-text', text: `${heading} ` },
    });
  }
  const bullet = /^[•▪●◦‣](?=\s)/.exec(text)?.[0];
  if (bullet) {
    return error([], 'value', 'bullet-sign', `${quote(bullet)} begins no list item here.`, {
      offsets: find(bullet, line),
      suggestion: `-${text.slice(1)}`,
    });
  }
  if (!/^-(\*\*)?\p{L}/u.test(text)) return undefined;
  return warning(
    [],
    'value',
    'glued-dash',
    'The space behind the dash is missing; this is no list item yet.',
    {
      offsets: find(text.slice(0, 1), line),
      suggestion: `- ${text.slice(1)}`,
    },
  );
}

/** One sign and a word, alone in a paragraph: a heading most likely, where a hashtag would stand in a sentence. */
function gluedSign({ content, level }: Token, find: Find, line: number): UnlocatedDiagnostic[] {
  if (level !== 1 || !/^#\p{Lu}[^#\n]* [^#\n]*[^\s.!?]$/u.test(content)) return [];
  return [
    warning(
      [],
      'value',
      'glued-heading',
      'This looks like a heading; the space behind its signs is missing.',
      {
        offsets: find('#', line),
        suggestion: `## ${content.slice(1)}`,
      },
    ),
  ];
}

/** A short line all in bold, alone in its paragraph: to people who listen to the page it is no heading. */
function boldAsHeading({ children, content, level }: Token, find: Find, line: number): UnlocatedDiagnostic[] {
  const [first, words, last, ...more] = (children ?? []).filter(
    ({ type, content: of }) => type !== 'text' || of !== '',
  );
  if (first?.type !== 'strong_open' || last?.type !== 'strong_close' || more.length > 0) return [];
  if (level !== 1 || content.length > 80 || /[.!?:,;…]$/.test(words?.content ?? '.')) return [];
  return [
    warning(
      [],
      'value',
      'bold-heading',
      'This line in bold looks like a heading, and is none to people who listen.',
      {
        offsets: find(content, line),
        suggestion: `## ${words?.content}`,
      },
    ),
  ];
}

/** A paragraph that begins with four spaces becomes a box of program code. */
export function codeSlip(token: Token, find: Find): UnlocatedDiagnostic {
  const line = token.map?.[0] ?? 0;
  return warning([], 'value', 'code-box', 'Four spaces in front of a line make it a box of program code.', {
    offsets: find(token.content.split('\n', 1)[0] ?? '', line),
    suggestion: 'Take the spaces in front of it away.',
  });
}

/** The head of a second text, which was put behind the first. */
export function secondHead(body: string, offset: number): UnlocatedDiagnostic[] {
  const found = /^---[ \t]*\r?\n(?=title:.*\r?\n(?:[\w-]+:.*\r?\n)*---[ \t]*$)/m.exec(body);
  if (!found) return [];
  const start = offset + found.index;
  return [
    error([], 'value', 'second-document', 'Here begins a second text; one file holds one.', {
      offsets: [start, start + 3],
      suggestion: 'Put what follows into a file of its own.',
    }),
  ];
}
