import { checkAddress, isAddress } from './check-address.ts';
import { checkStyle } from './check-style.ts';
import { error, type Finding, type Path, warning } from './finding.ts';
import { quote, valueName } from './names.ts';
import type { Shape } from './shape.ts';

/** What people write where the real text is still to come. */
export const placeholder =
  /\b(lorem ipsum|dolor sit amet|todo|tbd|fixme|xxx+|your (text|title|heading|name) here|placeholder|insert (text|copy) here)\b|\[(text|title|name|…|\.\.\.)\]|\[(insert|add|enter|your) [^\]]*\]|\?{3,}|^(…|\.{3})$/i;
const doubleSpace = /\S( {2,})\S/;
/**
 * Characters that do not show. Joiners and non-joiners are meant inside an emoji, and in scripts whose letters join,
 * such as Persian.
 */
const invisible =
  /[\u200b\u2060\ufeff\u00ad]|(?:\u200c|\u200d)(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?!\p{Script=Latin})[\p{L}\p{M}])(?:\u200c|\u200d))/u;

/**
 * Looks at one text as a proofreader would, and at addresses of all kinds for their form.
 * @returns what is wrong with it
 */
export function checkCopy(text: string, shape: Shape, path: Path): Finding[] {
  if (text.trim() === '') return [];
  if (isAddress(shape.field)) return checkAddress(text, shape.field, path);
  if (shape.field !== undefined && shape.field !== 'text') return [];
  return [
    ...doubled(text, path),
    ...leftover(text, path),
    ...unseen(text, path),
    ...openQuote(text, path),
    ...word(text, path),
    ...markup(text, path),
    ...checkStyle(text, path),
  ];
}

function doubled(text: string, path: Path): Finding[] {
  const found = doubleSpace.exec(text);
  if (!found?.[1]) return [];
  const start = found.index + 1;
  return [
    warning(path, 'value', 'double-space', 'Two spaces stand here where one is enough.', {
      span: [start, start + found[1].length],
      edit: { kind: 'set-text', text: text.replace(/(\S) {2,}(?=\S)/g, '$1 ') },
    }),
  ];
}

function leftover(text: string, path: Path): Finding[] {
  const found = placeholder.exec(text);
  if (!found) return [];
  return [
    error(path, 'value', 'placeholder', `${quote(found[0])} looks like a placeholder that was left over.`, {
      span: [found.index, found.index + found[0].length],
      suggestion: 'Write the real text, or take the line away.',
    }),
  ];
}

function unseen(text: string, path: Path): Finding[] {
  const found = invisible.exec(text);
  if (!found) return [];
  return [
    warning(
      path,
      'value',
      'invisible-character',
      'An invisible character hides here, most likely pasted along.',
      {
        span: [found.index, found.index + 1],
        suggestion: 'npm run content:fix takes it away.',
        edit: {
          kind: 'set-text',
          text: text.replace(new RegExp(invisible, 'gu'), '').replace(/(\S) {2,}(?=\S)/g, '$1 '),
        },
      },
    ),
  ];
}

const markupPattern =
  /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--|&(#\d+|#x[0-9a-f]+|[a-z]{2,8});|\[[^\]]+\](?:\([^)]*\)?| \((?:\/|#|https?:|mailto:)[^)]*\)?)|\([^)]+\)\[(?:\/|https?:)[^\]]*\]?|\*\*[^*]+\*\*|\*\*(?=\S)|(?<=\S)\*\*|^#{2,6}\s?(?=\S)|^#\s(?=\S)/i;

/** Plain text is shown as it is written. */
function markup(text: string, path: Path): Finding[] {
  // Nearly no text has any of these, and this is asked of every one.
  const found = /[<&[*#]/.test(text) ? markupPattern.exec(text) : null;
  if (!found) return [];
  return [
    error(
      path,
      'value',
      'markup-in-text',
      `Visitors would see ${quote(found[0])} as it is written: this is plain text.`,
      {
        span: [found.index, found.index + found[0].length],
        suggestion:
          'Write the words alone. For bold words and links inside a text, use a Markdown file (type: prose).',
      },
    ),
  ];
}

/** A curly quote that opens and does not close. In German, “ closes what „ opens. */
function openQuote(text: string, path: Path): Finding[] {
  const at = text.lastIndexOf('“');
  if (at < 0 || text.includes('„') || text.includes('”', at)) return [];
  return [
    warning(path, 'value', 'unclosed-quote', 'The quote that opens here is never closed.', {
      span: [at, at + 1],
      suggestion: 'Write ” where it ends, or take this one away.',
    }),
  ];
}

function word(text: string, path: Path): Finding[] {
  if (!/^(true|false|null|~)$/i.test(text)) return [];
  const name = valueName(path);
  return [
    error(path, 'value', 'switch-word', `${quote(text)} would be shown to visitors as a word.`, {
      suggestion: `Write the text that visitors should read. To leave ${name} out, take the line away.`,
    }),
  ];
}
