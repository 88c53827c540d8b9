import { error } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { isDraft } from '../placeholder-words.ts';
import type { TextRule } from './rule.ts';

const codeOf = (sign: string) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What no text may have in it, and what to say of it. */
const signs = [
  {
    code: 'control-character',
    // Control characters, halves of characters, and marks that turn the direction of all that follows.
    pattern: /(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u,
    message: (found: string) =>
      `This text contains the control character ${codeOf(found)}, which pages cannot show.`,
    suggestion: () => 'Delete the character, or the backslash and the code after it.',
  },
  {
    code: 'wrong-letters',
    // UTF-8 that was read as Windows’ Western encoding.
    pattern: /[Ââ](?:€.|\u20ac[\u0080-\u00ff])|Ã[\u0080-\u00bf\u2013-\u2122\u0152-\u017e]|Â[\u00a0-\u00bf]/,
    message: (found: string) =>
      `${quote(found)} is a letter or sign that came out wrong when the text was copied.`,
    suggestion: () => 'Write the letter or sign itself.',
  },
  {
    code: 'placeholder',
    pattern:
      /\b(lorem ipsum|dolor sit amet|todo|tbd|fixme|xxx+|your (text|title|heading|name) here|placeholder|insert (text|copy) here)\b|\[(text|title|name|…|\.\.\.)\]|\[(insert|add|enter|your) [^[\]]*\]|\?{3,}|^(…|\.{3})$/i,
    message: (found: string) => `${quote(found)} looks like a placeholder.`,
    suggestion: () => 'Write the real text, or delete the line.',
  },
  {
    code: 'markup-in-text',
    isPlain: true,
    pattern:
      /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--|&(#\d+|#x[0-9a-f]+|[a-z]{2,8});|\[[^[\]]+\](?:\([^()]*\)?| \((?:\/|#|https?:|mailto:)[^()]*\)?)|\([^()]+\)\[(?:\/|https?:)[^[\]]*\]?|\*\*[^*]+\*\*|\*\*(?=\S)|(?<=\S)\*\*|^\*[\w-]+$|^#{2,6}\s?(?=\S)|^#\s(?=\S)/i,
    message: (found: string) => `Visitors would see ${quote(found)} as it is written: this is plain text.`,
    suggestion: (found: string) =>
      found.startsWith('&')
        ? 'Write the sign itself.'
        : 'Write the words alone. Bold words and links are possible in a Markdown file under content/text.',
  },
] as const;

/** Signs and words that no visitor should see: the first in a text. */
export const words: TextRule = (text, path, field) => {
  for (const sign of signs) {
    const isOther = field !== 'text' || ('isPlain' in sign && path.length === 0);
    if (isOther && sign.code !== 'control-character') continue;
    const match = sign.pattern.exec(text);
    if (!match) continue;
    const [found] = match;
    const span = [match.index, match.index + found.length] as const;
    return error(path, sign.code, sign.message(found), sign.suggestion(found), { span });
  }
  return undefined;
};

/** A placeholder that the visual editor has written in a new page or section. */
export const draftWords: TextRule = (text, path) => {
  if (!isDraft(text)) return undefined;
  const suggestion = 'Write your own here, or remove what the page does not need.';
  return error(path, 'draft-words', 'These are still the words of an example.', suggestion);
};
